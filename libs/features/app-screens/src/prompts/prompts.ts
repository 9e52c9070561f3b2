import { appTexts } from '../translations.ts';
import { Prompts } from './Prompts.tsx';

/** Loaded by the shell when the page is idle. */
export default { namespaces: [appTexts], Prompts };
