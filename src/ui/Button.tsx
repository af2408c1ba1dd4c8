/** The product's button is Mantine's, as the theme dresses it. A link that looks like one: `component={Link}`. */
export { Button } from '@mantine/core';
