import type { Environment } from '@pasar/routing-table';

/** @spec title-crash-key */
export const crashTitleKey = 'title_crash';

/** Content of the crash page besides its title; only developers see the stack (doc2 §2). @spec crash-page */
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
