import { expect, it } from 'vitest';
import { findAudience, findMixedTerms } from './find-mixed-terms.ts';
import { formsOfAddress } from './forms-of-address.data.ts';
import type { Audience, Term } from './terms.data.ts';

const rows: readonly Term[] = [{ language: 'en', term: 'voucher', instead: /\bcoupons?\b/i }];

it.each([
  ['en', 'Your Coupons', ['en: title says “Coupons”, the term is “voucher”']],
  ['en', 'Your vouchers', []],
  ['en', 'Couponing', []],
  ['fr', 'Vos coupons', []],
])('%s: %s', (language, text, expected) => {
  expect(findMixedTerms(language, new Map([['title', text]]), 'buyers', rows)).toEqual(expected);
});

it.each([
  ['id', 'buyers', 'Keranjang Anda kosong', 'Anda'],
  ['id', 'buyers', 'Keranjangmu kosong', undefined],
  ['id', 'sellers', 'Penghasilanmu', 'Penghasilanmu'],
  ['id', 'sellers', 'Penghasilan Anda', undefined],
  ['id', 'sellers', 'Temu', undefined],
  ['ms', 'buyers', 'Troli awak', 'awak'],
  ['th', 'buyers', 'ตะกร้าของท่าน', 'ท่าน'],
  ['th', 'buyers', 'ของคุณเท่านั้น', undefined],
  ['zh-Hans', 'buyers', '你的购物车', '你'],
  ['zh-Hant', 'sellers', '你的賣場', '你'],
  ['pl', 'buyers', 'Wyślemy ci kod', 'ci'],
  ['pl', 'buyers', 'Wyślemy Ci kod', undefined],
  ['pl', 'buyers', 'Jeśli to nie Ty założyłeś konto', 'założyłeś'],
  ['fr', 'buyers', 'Vous êtes déjà connecté', 'Vous êtes déjà connecté'],
  ['fr', 'buyers', 'Vous êtes hors ligne', undefined],
  ['es', 'buyers', 'Su pedido, usted decide', 'usted'],
  ['pt-BR', 'buyers', 'Teu carrinho', 'Teu'],
  ['fil', 'buyers', 'ang inyong cart', 'inyong'],
  ['hi', 'buyers', 'तुम्हारा कार्ट', 'तुम'],
  ['vi', 'buyers', 'Giỏ hàng của Quý khách', 'Quý khách'],
] as const)('texts in %s for %s: %s', (language, audience, text, found) => {
  const problems = findMixedTerms(language, new Map([['title', text]]), audience, formsOfAddress);
  expect(problems.map((problem) => /“(.*?)”/.exec(problem)?.[1])).toEqual(found === undefined ? [] : [found]);
});

it.each<[string, Audience]>([
  ['libs/features/seller-screens/src/translations', 'sellers'],
  ['libs/features/order-screens/src/translations', 'buyers'],
])('the texts of %s address %s', (folder, audience) => expect(findAudience(folder)).toBe(audience));
