import type { ReactElement } from 'react';
import { InstallPrompt } from './InstallPrompt.tsx';
import { LanguagePrompt } from './LanguagePrompt.tsx';

/** Asks in passing: for a language where none was chosen, and whether to put the store on the home screen. */
export const Prompts = (): ReactElement => (
  <>
    <LanguagePrompt />
    <InstallPrompt />
  </>
);
