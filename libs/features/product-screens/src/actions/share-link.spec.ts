import { expect, it } from 'vitest';
import { shareLink } from './share-link.ts';
import type { SharePort } from './share-link.ts';

const link = { title: 'Basket', url: 'https://sg.example/Basket-i.11.101' };
const refuse = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

it.each<[string, Partial<SharePort>, string, readonly string[]]>([
  ['the browser shares', { share: async () => undefined }, 'shared', []],
  ['the shopper cancels', { share: refuse('AbortError') }, 'cancelled', []],
  ['sharing fails', { share: refuse('NotAllowedError') }, 'copied', [link.url]],
  ['the Web Share API is missing', {}, 'copied', [link.url]],
  ['copying fails', { copy: refuse('NotAllowedError') }, 'failed', []],
])('%s', async (_, port, outcome, expected) => {
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  expect(await shareLink({ copy, ...port }, link)).toBe(outcome);
  expect(copied).toEqual(expected);
});
