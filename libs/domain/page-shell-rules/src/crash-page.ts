import type { Environment } from '@pasar/routing-table';

/** @spec title-crash-key */
export const crashTitleKey = 'title_crash';

/** What the crash page shows beyond its title; developers see the stack, never a shopper (doc2 §2). @spec crash-page */
export const crashDetails = ({
  environment,
  translationTool,
}: {
  readonly environment: Environment;
  /** Whether a translation tool modified the DOM. */
  readonly translationTool: boolean;
}): { readonly stack: boolean; readonly languageChooser: boolean } => ({
  stack: environment !== 'live',
  languageChooser: translationTool,
});
