/** Invalid controls, and the controls of groups with an error: a group has no description but its error. */
const invalidControls = [
  '[aria-invalid]',
  'fieldset[aria-describedby] input:not([disabled]):not([tabindex="-1"])',
  'fieldset[aria-describedby] button:not([disabled])',
].join();

/** Focuses the first control with an error, once the errors are shown. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(invalidControls)?.focus());
}
