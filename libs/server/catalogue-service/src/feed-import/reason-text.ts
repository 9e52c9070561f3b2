import { createMessageText } from '@pasar/http-server';
import { importByLanguage, marketLocale } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { isReasonCode } from './reason.ts';
import type en from '../translations/en.json';

const messageText = createMessageText(
  await importByLanguage<typeof en>(
    (tag) => import(`../translations/${tag}.json`, { with: { type: 'json' } }),
  ),
);

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
