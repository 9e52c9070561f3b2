import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import type { LanguageTag } from './language-tags.ts';

const singapore: LanguageTag[] = ['en', 'zh-Hans', 'ms'];
const brazil: LanguageTag[] = ['pt-BR', 'en'];
const taiwan: LanguageTag[] = ['zh-Hant', 'en'];
const mexico: LanguageTag[] = ['es', 'en'];

it.each<[string, LanguageTag[], string | undefined, string | undefined, LanguageTag]>([
  ['nothing known: the market’s own', brazil, undefined, undefined, 'pt-BR'],
  ['the remembered choice', singapore, 'ms', 'zh-CN', 'ms'],
  ['a remembered language of another market', brazil, 'th', 'en-GB', 'en'],
  ['a region of an offered language', brazil, undefined, 'en-GB,en;q=0.9', 'en'],
  ['another region of Spanish', mexico, undefined, 'es-MX', 'es'],
  ['Portuguese without a region', brazil, undefined, 'pt', 'pt-BR'],
  ['another region of Portuguese', brazil, undefined, 'pt-PT', 'pt-BR'],
  ['weights decide', singapore, undefined, 'ms;q=0.5, en;q=0.8', 'en'],
  ['weights decide between regions', taiwan, undefined, 'en-GB;q=0.8, zh-HK;q=0.9', 'zh-Hant'],
  ['a refused language', singapore, undefined, 'en;q=0, ms', 'ms'],
  ['Chinese by region', singapore, undefined, 'zh-CN,zh;q=0.9', 'zh-Hans'],
  ['Chinese of another region', taiwan, undefined, 'zh-HK', 'zh-Hant'],
  ['Chinese by script and region', taiwan, undefined, 'zh-Hant-TW', 'zh-Hant'],
  ['nothing that is offered', taiwan, undefined, 'de, fr', 'zh-Hant'],
  ['garbage', taiwan, undefined, ';;,q=,*,\u0000', 'zh-Hant'],
])('%s', (_, offered, remembered, accept, expected) => {
  expect(chooseLanguage(offered, remembered, accept)).toBe(expected);
});
