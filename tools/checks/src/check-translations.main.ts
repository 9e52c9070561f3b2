import { checkTranslations } from './check-translations.ts';
import { runCheck } from './run-check.ts';

await runCheck('translations', checkTranslations);
