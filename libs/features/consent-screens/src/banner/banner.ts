import { consentTexts } from '../translations.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** What the shell brings into the page where consent is required. */
export default { namespaces: [consentTexts], Banner: CookieBanner };
