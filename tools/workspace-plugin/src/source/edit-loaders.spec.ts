import { expect, it } from 'vitest';
import { addLoader } from './edit-loaders.ts';

it.each([
  ["const load = { en: () => import('./en.json'), };", "'de': () => import('./de.json'),\n};"],
  ["const x = { load: { en: () => import('./t/en.json') } };", ",'de': () => import('./t/de.json'),\n} };"],
])('%s loads one language more', (text, expected) => {
  expect(addLoader({ file: 'x.ts', text }, 'de')).toContain(expected);
});

it('leaves alone what loads none', () => {
  expect(addLoader({ file: 'x.ts', text: "const en = 'English';" }, 'de')).toBe("const en = 'English';");
});
