import { policyPages } from '@pasar/page-shell-rules';
import { expect, it } from 'vitest';
import { splitPolicyLinks } from './split-policy-links.ts';

const texts = import.meta.glob<{ accept_policies: string }>('../translations/*.json', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(texts))('links to every policy once, in %s', (_, { accept_policies: sentence }) => {
  const parts = splitPolicyLinks(sentence);
  const links = parts.flatMap(({ text, to }) => (to && text ? [to] : []));
  expect(links.toSorted()).toEqual(policyPages.map(({ to }) => to).toSorted());
  expect(parts.map(({ text }) => text).join('')).not.toMatch(/[<>_]/);
});

it('leaves the label of an unknown policy as text', () => {
  expect(splitPolicyLinks('Accept the <rules>rules</rules>.').map(({ text, to }) => [text, to])).toEqual([
    ['Accept the ', undefined],
    ['rules', undefined],
    ['.', undefined],
  ]);
});
