import { describe, expect, it } from 'vitest';
import { createTagManager } from './create-tag-manager.ts';

const setUp = (
  trustedTypes?: NonNullable<Parameters<typeof createTagManager>[0]['scope']['trustedTypes']>,
) => {
  const scripts: { async?: boolean; src?: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (script: object) => void scripts.push(script) },
  } as unknown as Pick<Document, 'createElement' | 'head'>;
  const scope: { dataLayer?: unknown[]; trustedTypes?: typeof trustedTypes } = {
    ...(trustedTypes && { trustedTypes }),
  };
  return { tags: createTagManager({ document, scope }), scope, scripts };
};

it('adds nothing to the page before load', () => {
  const { scope, scripts } = setUp();
  expect([scope, scripts]).toEqual([{}, []]);
});

it('pushes commands as arguments and events as objects, in order', () => {
  const { tags, scope } = setUp();
  tags.consent(['consent', 'default', { analytics_storage: 'denied' } as never]);
  tags.push({ event: 'navigation', path: '/' });
  const [command, event] = scope.dataLayer ?? [];
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect(Array.from(command as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    { analytics_storage: 'denied' },
  ]);
  expect(event).toEqual({ event: 'navigation', path: '/' });
});

describe('a container', () => {
  it('is loaded once, after earlier pushes', () => {
    const { tags, scope, scripts } = setUp();
    tags.push({ event: 'first' });
    tags.load('GTM-ABC123');
    tags.load('GTM-ABC123');
    expect(scripts).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' }]);
    expect(scope.dataLayer?.map((entry) => (entry as { event: string }).event)).toEqual(['first', 'gtm.js']);
  });

  it("uses the page's own policy where Trusted Types are enforced", () => {
    const policyNames: string[] = [];
    const { tags, scripts } = setUp({
      createPolicy: (name, rules) => {
        policyNames.push(name);
        return { createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}` };
      },
    });
    tags.load('GTM-ABC123');
    expect([policyNames, scripts[0]?.src]).toEqual([
      ['pasar-tag-manager'],
      'trusted https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    ]);
  });

  it.each(['', 'GTM-', 'gtm-abc', 'GTM-A&x=1', '//evil.example'])('is not %j', (container) => {
    const { tags, scripts } = setUp();
    tags.load(container);
    expect(scripts).toEqual([]);
  });
});
