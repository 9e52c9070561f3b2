import type { LanguageTag } from '@pasar/markets';
import { describeError } from './describe-error.ts';
import type { ErrorName } from './error-codes.ts';
import type { TextId } from './text-ids.data.ts';
import { textIds } from './text-ids.data.ts';
import en from './translations/en.json' with { type: 'json' };
import es from './translations/es.json' with { type: 'json' };
import fil from './translations/fil.json' with { type: 'json' };
import fr from './translations/fr.json' with { type: 'json' };
import hi from './translations/hi.json' with { type: 'json' };
import id from './translations/id.json' with { type: 'json' };
import ms from './translations/ms.json' with { type: 'json' };
import pl from './translations/pl.json' with { type: 'json' };
import ptBR from './translations/pt-BR.json' with { type: 'json' };
import th from './translations/th.json' with { type: 'json' };
import vi from './translations/vi.json' with { type: 'json' };
import zhHans from './translations/zh-Hans.json' with { type: 'json' };
import zhHant from './translations/zh-Hant.json' with { type: 'json' };

const texts: Readonly<Record<LanguageTag, Readonly<Record<TextId, string>>>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ms,
  id,
  fil,
  th,
  vi,
  'pt-BR': ptBR,
  es,
  fr,
  pl,
  hi,
};

/**
 * The shopper's message for an error in their language, sent as the backend's `error_msg`. A separate entry point, since it
 * contains all languages and must not reach a browser bundle.
 */
export const errorText = (code: number, language: LanguageTag): string =>
  texts[language][textIds[describeError(code).name as ErrorName] ?? 'generic'];
