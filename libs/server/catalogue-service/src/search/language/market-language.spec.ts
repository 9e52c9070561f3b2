import { describe, expect, it } from 'vitest';
import { foldText } from '../fold-text.ts';
import { marketLanguage } from './market-language.ts';

describe('forms of a word share one token', () => {
  it.each([
    ['SG', ['shoe', 'shoes'], '+shoe'],
    ['BR', ['bolsa', 'bolsas'], '+bols'],
    ['ID', ['lari', 'berlari'], '+lari'],
    ['PL', ['buty', 'butow', 'butach'], '+but'],
    ['VN', ['giay'], 'giay'],
    ['TH', ['running', 'run'], '+run'],
    ['SG', ['tv'], 'tv'],
    ['SG', ['a320'], 'a320'],
  ])('%s: %j', (market, words, token) => {
    const { formToken } = marketLanguage(market);
    expect(new Set(words.map(formToken))).toEqual(new Set([token]));
  });
});

it.each([
  ['SG', 'for', true],
  ['SG', 'shoes', false],
  ['PL', 'dla', true],
  ['PL', 'for', true],
  ['TW', '的', true],
])('%s: %s is a stop word: %s', (market, word, says) => {
  expect(marketLanguage(market).isStopWord(foldText(word))).toBe(says);
});

it.each([
  ['VN', 'to', 'tô', false],
  ['VN', 'to', 'to', true],
  ['VN', 'cua', 'của', true],
  ['PL', 'dla', 'dlá', true],
])('%s: %s, typed %s, is a stop word: %s', (market, word, written, says) => {
  expect(marketLanguage(market).isStopWord(word, written)).toBe(says);
});

it('knows synonyms of one word and of several', () => {
  const { synonymsOf } = marketLanguage('SG');
  expect(synonymsOf('couch')).toEqual([['sofa']]);
  expect(synonymsOf('womens')).toContainEqual(['ladies']);
  expect(synonymsOf('mobile phone')).toContainEqual(['smartphone']);
  expect(marketLanguage('XX').synonymsOf('couch')).toEqual([]);
});
