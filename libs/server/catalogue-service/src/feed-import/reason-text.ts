import { createMessageText } from '@pasar/http-server';
import { marketLocale } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { isReasonCode } from './reason.ts';
import en from '../translations/en.json' with { type: 'json' };
import es from '../translations/es.json' with { type: 'json' };
import fil from '../translations/fil.json' with { type: 'json' };
import fr from '../translations/fr.json' with { type: 'json' };
import hi from '../translations/hi.json' with { type: 'json' };
import id from '../translations/id.json' with { type: 'json' };
import ms from '../translations/ms.json' with { type: 'json' };
import pl from '../translations/pl.json' with { type: 'json' };
import ptBR from '../translations/pt-BR.json' with { type: 'json' };
import th from '../translations/th.json' with { type: 'json' };
import vi from '../translations/vi.json' with { type: 'json' };
import zhHans from '../translations/zh-Hans.json' with { type: 'json' };
import zhHant from '../translations/zh-Hant.json' with { type: 'json' };

const messageText = createMessageText({
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
});

/** A reason as it is stored: its code may be of another release. */
export type StoredReason = {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
};

export type ReasonText = (reason: StoredReason) => string;

/** Returns a function that gives the text of a reason, with numbers as a market writes them. */
export function createReasonText(language: LanguageTag, market?: Pick<Market, 'code'>): ReasonText {
  const format = new Intl.NumberFormat(market ? marketLocale(market, language) : language);
  return ({ code, values }) => {
    const texts = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'number' ? format.format(value) : value] as const,
    );
    return messageText(isReasonCode(code) ? code : 'other', language, Object.fromEntries(texts));
  };
}
