import type { ReactElement } from 'react';
import { InstallPrompt } from './InstallPrompt.tsx';
import { LanguagePrompt } from './LanguagePrompt.tsx';

/** The language and install prompts. */
export const Prompts = (): ReactElement => (
  <>
    <LanguagePrompt />
    <InstallPrompt />
  </>
);
