import {
  ActionIcon,
  Button,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorResolverResult,
  type VariantColorsResolver,
} from '@mantine/core';
import { themeValues } from './theme-values';
import button from './theme-styles/button.module.css';
import iconButton from './theme-styles/icon-button.module.css';

/** What stands where in a text field. */
const fieldOrder = ['label', 'description', 'input', 'error'] as const;

/** The kinds of buttons in the page's own colours, which turn light and dark by themselves. */
const pageColors: Readonly<Record<string, VariantColorResolverResult>> = {
  filled: {
    background: 'var(--ink)',
    hover: 'var(--ink-hover)',
    color: 'var(--ink-contrast)',
    border: '1px solid transparent',
  },
  default: {
    background: 'var(--paper)',
    hover: 'var(--ink-wash)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
  },
  subtle: {
    background: 'transparent',
    hover: 'var(--ink-wash)',
    color: 'var(--ink)',
    border: '1px solid transparent',
  },
};

const variantColorResolver: VariantColorsResolver = (input) =>
  (input.color === themeValues.primaryColor && pageColors[input.variant]) ||
  defaultVariantColorsResolver(input);

/** The travel folder's look as a Mantine theme. What a variable of Mantine cannot say is in `theme-styles`. */
export const theme = createTheme({
  ...themeValues,
  variantColorResolver,
  components: {
    Button: Button.extend({
      classNames: button,
      defaultProps: { loaderProps: { size: '1em', color: 'currentColor' } },
    }),
    ActionIcon: ActionIcon.extend({ classNames: iconButton }),
    TextInput: { defaultProps: { size: 'md', inputWrapperOrder: fieldOrder } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', inputWrapperOrder: fieldOrder } },
    Radio: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        removeScrollProps: { removeScrollBar: false },
        transitionProps: { duration: 160, transition: 'fade-up' },
      },
    },
  },
});
