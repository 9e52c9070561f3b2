import { importByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { describeError } from './describe-error.ts';
import type { ErrorName } from './error-codes.ts';
import type { TextId } from './text-ids.data.ts';
import { textIds } from './text-ids.data.ts';
import type en from './translations/en.json';

const texts: Readonly<Record<LanguageTag, Readonly<Record<TextId, string>>>> = await importByLanguage<
  typeof en
>((tag) => import(`./translations/${tag}.json`, { with: { type: 'json' } }));

/**
 * The shopper's message for an error in their language, sent as the backend's `error_msg`. A separate entry point, since it
 * contains all languages and must not reach a browser bundle.
 */
export const errorText = (code: number, language: LanguageTag): string =>
  texts[language][textIds[describeError(code).name as ErrorName] ?? 'generic'];
