import type { Values } from './find-text.ts';

/** Replaces each `{{name}}` with its value; a name without a value stays. Placeholders inside values are not replaced. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );
