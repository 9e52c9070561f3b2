import { languageTags } from '@pasar/markets';
import { describe, expect, it } from 'vitest';
import { findTranslationProblems } from './check-translations.ts';
import type { Translations } from './translation-keys.ts';

const plain: Translations = { title: 'Cart', group: { hello: 'Hello {{name}}' } };
const all = (file: Translations): Record<string, Translations> =>
  Object.fromEntries(languageTags.map((tag) => [tag, file]));

const pieces = (forms: Record<string, string>): Translations =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [`pieces_${form}`, text]));
const oneOther = pieces({ one: 'one piece', other: '{{count}} pieces' });
const other = pieces({ other: '{{count}} ชิ้น' });
const million = pieces({ one: 'una pieza', many: '{{count}} de piezas', other: '{{count}} piezas' });
const polish = pieces({
  one: 'sztuka',
  few: '{{count}} sztuki',
  many: '{{count}} sztuk',
  other: '{{count}} sztuki',
});
const plural: Record<string, Translations> = {
  ...all(oneOther),
  ...Object.fromEntries(['zh-Hans', 'zh-Hant', 'ms', 'id', 'th', 'vi'].map((tag) => [tag, other])),
  ...Object.fromEntries(['es', 'fr', 'pt-BR'].map((tag) => [tag, million])),
  pl: polish,
};
const { th: _, ...withoutThai } = all(plain);

describe('a folder of translations', () => {
  it.each([
    ['in order', all(plain), []],
    ['in order, with plural forms', plural, []],
    ['a language is absent', withoutThai, ['th: there is no th.json']],
    ['a language of no market', { ...all(plain), la: plain }, ['la: is not a language of any market']],
    ['a key is missing', { ...all(plain), vi: { title: 'Giỏ' } }, ['vi: group.hello is missing']],
    ['an extra key', { ...all(plain), vi: { ...plain, more: 'x' } }, ['vi: more is not in en']],
    ['a text is empty', { ...all(plain), hi: { ...plain, title: ' ' } }, ['hi: title has no text']],
    [
      'a name is not filled in',
      { ...all(plain), fr: { ...plain, group: { hello: 'Bonjour' } } },
      ['fr: group.hello has other placeholders than en (name)'],
    ],
    [
      'a plural form is missing',
      { ...plural, pl: oneOther },
      ['pl: pieces_few is missing', 'pl: pieces_many is missing'],
    ],
    ['the form for millions is missing', { ...plural, es: oneOther }, ['es: pieces_many is missing']],
    ['a market has its own wording', { ...all(plain), es: { ...plain, title_MX: 'Carrito' } }, []],
    [
      'a market has its own wording in a language that it does not offer',
      { ...all(plain), pl: { ...plain, title_MX: 'Koszyk' } },
      ['pl: title_MX is not shown in any market'],
    ],
    [
      'a market has its own wording of no text',
      { ...all(plain), es: { ...plain, name_MX: 'Carrito' } },
      ['es: name_MX rewords a text that does not exist'],
    ],
    [
      'a plural form that the language does not have',
      { ...plural, th: oneOther },
      ['th: pieces_one is a plural form that the language does not have'],
    ],
    [
      'a French text with a space that may break before punctuation',
      { ...all(plain), fr: { ...plain, title: 'Panier\u00a0: « vide »' } },
      ['fr: title needs a no-break space (U+00A0) beside its punctuation'],
    ],
    [
      'a line that may start with a unit',
      { ...all({ wait: 'Wait {{minutes}}\u00a0min.' }), pl: { wait: 'Za {{minutes}} min.' } },
      ['pl: wait needs a no-break space (U+00A0) before its unit'],
    ],
  ])('%s', (_name, files, faults) => expect(findTranslationProblems(files)).toEqual(faults));
});
