import type { Values } from './find-text.ts';

/**
 * A text with values in place of `{{name}}`; a name without a value stays. A value is taken as it is: placeholders in it are
 * not replaced.
 */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );
