/** A button that is only a picture, Mantine's; its name is its `aria-label`. */
export { ActionIcon as IconButton } from '@mantine/core';
