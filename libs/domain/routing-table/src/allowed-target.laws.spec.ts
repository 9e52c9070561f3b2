import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { allowedTarget } from './allowed-target.ts';

// The laws try thousands of inputs, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      '..',
      'https:',
      'https://',
      'shop.example',
      'evil.example',
      'seller.example',
      ':443',
      ':8443',
      '%2F',
      '%5C',
      '%40',
      '\t',
      '\n',
      ' ',
      '\u00a0',
      '。',
      'ｓ',
      'a',
      '[::1]',
      '\u200b',
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''));

describe('allowed target', () => {
  it('stays on the allowed hosts when resolved by a browser', () => {
    const allowedHosts = ['shop.example', 'seller.example', 'credit.example'];
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.webUrl(), fc.string({ unit: 'binary' })),
        fc.constantFrom('next', 'redir'),
        (target, kind) => {
          const check = {
            target,
            kind,
            host: 'shop.example',
            trustedHosts: ['seller.example'],
            creditHosts: ['credit.example'],
          } as const;
          const answer = allowedTarget(check);
          if (!answer.allowed) return;
          const { protocol, host, username, password } = new URL(
            answer.href,
            'https://shop.example/deep/page',
          );
          expect(protocol + username + password).toBe('https:');
          expect(allowedHosts).toContain(host);
          expect(answer.href.startsWith('/')).toBe(host === 'shop.example');
        },
      ),
      { numRuns: 4000 },
    );
  });

  it.each([['/a'], ['https://shop.example/a']])(
    '%s occurs among them, so that the law is not vacuous',
    (target) => {
      expect(allowedTarget({ target, kind: 'next' })).toEqual({ allowed: true, href: '/a' });
    },
  );
});
