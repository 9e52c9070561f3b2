import { consentTexts } from '../translations.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** Loaded by the shell where consent is required. */
export default { namespaces: [consentTexts], Banner: CookieBanner };
