import { appTexts } from '../translations.ts';
import { Prompts } from './Prompts.tsx';

/** The chunk that the shell loads when the page is idle. */
export default { namespaces: [appTexts], Prompts };
