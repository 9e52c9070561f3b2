import { consentTexts } from '../translations.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** The chunk that the shell loads where consent is required. */
export default { namespaces: [consentTexts], Banner: CookieBanner };
