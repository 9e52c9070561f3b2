import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorReport } from './index.ts';
import { classifyError, createErrorReporter, scrubText, fireAndForget, shouldReport } from './index.ts';

const setUp = (environment = 'test', random = 0.5) => {
  const sentReports: ErrorReport[] = [];
  const reporter = createErrorReporter({
    environment,
    random: () => random,
    newId: () => `e${sentReports.length + 1}`,
    send: (report) => void sentReports.push(report),
    maxReports: 3,
  });
  return { reporter, sentReports };
};

it('reports 5% of errors on live, all elsewhere', () => {
  const draws = Array.from({ length: 10_000 }, (_, index) => index / 10_000);
  const share = (environment: string) =>
    draws.filter((random) => shouldReport({ kind: 'other', environment, random })).length / draws.length;
  expect([share('live'), share('liveish'), share('test')]).toEqual([0.05, 1, 1]);
});

/** @spec error-reporting-ignore reporting-ignored error-sampling */
it.each([
  ['a TypeError on test', new TypeError('x is undefined'), 'test', 0.9, true],
  ['a TypeError on live within the sample', new TypeError('x'), 'live', 0.04, true],
  ['a TypeError in production outside the sample', new TypeError('x'), 'live', 0.06, false],
  ['no answer', new TypeError('Failed to fetch'), 'test', 0, false],
  ['an abort', new DOMException('', 'AbortError'), 'test', 0, false],
  ['a text', 'broken', 'test', 0, true],
  ['nothing', undefined, 'test', 0, true],
])('%s', (_, thrown, environment, random, reported) => {
  const { reporter, sentReports } = setUp(environment, random);
  expect(reporter.error(thrown, 'home', 1)).toBe(reported);
  expect(sentReports).toHaveLength(reported ? 1 : 0);
});

describe('a report', () => {
  it('contains the error, its stack and the route', () => {
    const { reporter, sentReports } = setUp();
    const error = Object.assign(new RangeError('7 is too much'), { stack: 'RangeError\n    at a.js:1' });
    reporter.error(error, 'cart', 5);
    expect(sentReports).toEqual([
      {
        id: 'e1',
        condition: 'error',
        name: 'RangeError',
        message: '7 is too much',
        stack: 'RangeError\n    at a.js:1',
        route: 'cart',
        timestamp: 5,
      },
    ]);
  });

  it('is sent once per error, up to the limit per page', () => {
    const { reporter, sentReports } = setUp();
    const messages = ['a', 'a', 'b', 'c', 'd'];
    const reported = messages.map((message) => reporter.error({ name: 'E', message }, 'home', 1));
    expect([reported, sentReports.map(({ id }) => id)]).toEqual([
      [true, false, true, true, false],
      ['e1', 'e2', 'e3'],
    ]);
  });

  /** @spec error-reporting-extra invalid-server-account-state sap-hook-load-failure */
  it.each(['invalid-server-account-state', 'sap-hook-load-failure', 'toggle-other-or-empty'] as const)(
    'is sent for %s, once',
    (condition) => {
      const { reporter, sentReports } = setUp();
      expect([1, 2].map((now) => reporter.condition(condition, 'home', now))).toEqual([true, false]);
      expect(sentReports).toMatchObject([{ condition, timestamp: 1 }]);
    },
  );

  /** @spec toggle-other-or-empty */
  it('contains the message of a condition', () => {
    const { reporter, sentReports } = setUp();
    reporter.condition('toggle-other-or-empty', 'home', 1, 'code 2');
    expect(sentReports).toMatchObject([{ name: 'toggle-other-or-empty', message: 'code 2' }]);
  });
});

describe('personal data', () => {
  it.each([
    ['mail to ana.b+c@shop.example failed', 'mail to ‹email› failed'],
    [
      'no answer of https://shop.example/search?keyword=secret (1)',
      'no answer of https://shop.example/search?… (1)',
    ],
    ['call +65 8123 4567 now', 'call +‹number› now'],
    ['line 120 of 4000', 'line 120 of 4000'],
  ])('%s', (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));

  it('any text is scrubbed, and truncated to 2,000 characters plus placeholders', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        expect(scrubText(text).length).toBeLessThanOrEqual(4000);
      }),
    );
  });

  it('classifies anything that is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => void expect(classifyError(thrown)).toBeTypeOf('string')),
    );
  });
});

/** @spec performance-report performance-report-failure */
it.each([
  ['taken', async () => undefined],
  [
    'refused',
    async () => {
      throw new Error('503');
    },
  ],
])('ignores whether a measurement was %s', async (_, send) => {
  const report = { custom_metric_value: 1 } as Parameters<typeof fireAndForget>[0];
  await expect(fireAndForget(report, send)).resolves.toBeUndefined();
});
