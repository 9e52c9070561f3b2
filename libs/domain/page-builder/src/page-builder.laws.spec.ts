import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageBuilderVisit } from './index.ts';
import { checkEligibility, choosePageSource, decidePageBuilder } from './index.ts';

const blockedLists = fc.record({
  platforms: fc.subarray(['rw', 'pc']),
  languages: fc.subarray(['en', 'ms']),
  markets: fc.subarray(['SG', 'MY']),
  pathPrefixes: fc.subarray(['/m/a', '/p/', '/search']),
});
const visits: fc.Arbitrary<PageBuilderVisit> = fc.record({
  url: fc.constantFrom('/m/a', '/p/b', '/m/c?__pb__=2', '/search', '/search?__pb__=2', '/', 'http://', ''),
  platform: fc.constantFrom('rw', 'pc'),
  language: fc.constantFrom('en', 'ms'),
  market: fc.constantFrom('SG', 'MY'),
  blocked: blockedLists,
  cookies: fc.constantFrom<Record<string, string>>({}, { pb_fallback: '1' }),
});
const answers = fc.constantFrom(undefined, { error: 1 }, { render_type: 2 }, { error: 0, render_type: 3 });

describe('laws', () => {
  it('the call is made exactly when no check decided', () => {
    fc.assert(
      fc.property(visits, answers, (visit, answer) => {
        const { asked } = decidePageBuilder(visit, answer);
        expect(asked).toBe(checkEligibility(visit).verdict === 'ask');
      }),
    );
  });

  it('a cleared cookie means the microsite, and only the page builder is prerendered', () => {
    fc.assert(
      fc.property(visits, answers, (visit, answer) => {
        const { pageBuilder, preRenderReady, clearCookie } = decidePageBuilder(visit, answer);
        expect(pageBuilder && clearCookie).toBe(false);
        expect(preRenderReady && !pageBuilder).toBe(false);
      }),
    );
  });

  it('decides any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decidePageBuilder({ url: text })).not.toThrow();
        expect(() =>
          decidePageBuilder({ url: `/m/${text}`, blocked: { pathPrefixes: ['/p'] } }),
        ).not.toThrow();
      }),
    );
  });

  it('markup that failed is never chosen again', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (pageBuilder, preRenderReady) => {
        expect(choosePageSource({ pageBuilder, preRenderReady }, true)).not.toBe('markup');
      }),
    );
  });
});
