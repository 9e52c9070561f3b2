import { expect, it } from 'vitest';
import { nameEmoji } from './emoji-names.ts';

const listWords = async (text: string, language: 'en' | 'th' = 'en'): Promise<string[]> =>
  (await nameEmoji(text, language)).text.split(/\s+/);

it.each([
  ['a picture', '👟', 'running shoe'],
  ['a picture with a variation selector', '❤️', 'red heart'],
  ['a skin tone', '👋🏽', 'waving hand'],
  ['a picture joined from others, by its own name', '👩\u200D🍳', 'woman cook'],
  ['the same with a skin tone', '👩🏽\u200D🍳', 'woman cook'],
  ['the same with variation selectors', '🏳️\u200D🌈', 'rainbow flag'],
  ['a family, by its members', '👨\u200D👩\u200D👧', 'man woman girl'],
  ['several in a row', '👟👋 red', 'running shoe waving hand red'],
  ['the flag of a country', '🇹🇭 shirt', 'Thailand shirt'],
  ['letters that are no flag', 'shirt 🇽🇿', 'shirt'],
  ['half a flag', 'shirt 🇹', 'shirt 🇹'],
  ['the flag of a region', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} shirt', 'shirt'],
  ['a digit in a frame', '5️⃣ pens', '5 pens'],
  ['signs of a text', 'Kiln® cups™ © 2026', 'Kiln® cups™ © 2026'],
])('names %s', async (_, text, words) => {
  expect((await listWords(text)).join(' ')).toBe(words);
});

it('names in the language', async () => {
  expect(await listWords('🇹🇭', 'th')).toEqual(['ไทย']);
});

it('names nothing without a language', async () => {
  expect(await nameEmoji('👟', undefined)).toEqual({ text: '👟', names: [] });
});

it('lists the names, without what has none', async () => {
  const { names } = await nameEmoji('👟 shirt 🇽🇿 🇹🇭', 'en');
  expect(names).toEqual(['running shoe', 'Thailand']);
});
