import { appTexts } from '../translations.ts';
import { Prompts } from './Prompts.tsx';

/** What the shell brings into the page once it is idle. */
export default { namespaces: [appTexts], Prompts };
