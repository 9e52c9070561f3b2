import { markets } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { expect, it } from 'vitest';
import { checkoutTexts } from './translations.ts';

const payWords = /pay|payer|pagar|płacę/;

const readTexts = async (language: LanguageTag) =>
  (await checkoutTexts.load[language]()).default as Readonly<Record<string, string>>;

// Directive 2011/83/EU, art. 8(2): the button says that the order obliges to pay.
const euButtons = markets
  .filter(({ consumerLaw }) => consumerLaw === 'eu')
  .flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

it.each(euButtons)('in %s in %s the order button says that the shopper pays', async (market, language) => {
  const texts = await readTexts(language);
  expect(texts[`place_order_${market}`] ?? texts['place_order']).toMatch(payWords);
});
