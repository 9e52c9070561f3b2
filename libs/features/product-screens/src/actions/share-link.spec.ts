import { expect, it } from 'vitest';
import { shareLink } from './share-link.ts';
import type { SharePort } from './share-link.ts';

const link = { title: 'Basket', url: 'https://sg.example/Basket-i.11.101' };
const refuse = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

it.each<[string, Partial<SharePort>, string, readonly string[]]>([
  ['the device shares', { share: async () => undefined }, 'shared', []],
  ['somebody thinks better of it', { share: refuse('AbortError') }, \x27cancelled\x27, []],
  ['the device does not take it', { share: refuse('NotAllowedError') }, 'copied', [link.url]],
  ['there is no such sheet', {}, 'copied', [link.url]],
  ['nothing may be copied', { copy: refuse('NotAllowedError') }, 'failed', []],
])('%s', async (_, port, outcome, expected) => {
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  expect(await shareLink({ copy, ...port }, link)).toBe(outcome);
  expect(copied).toEqual(expected);
});
