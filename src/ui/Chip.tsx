import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type ChipProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** One rounded button; `aria-pressed` fills it. */
export function Chip(props: ChipProps) {
  return <Button variant="chip" {...props} />;
}
