import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Consent, ConsentModeCommand, CookiePreference } from './index.ts';
import { announceConsentMode, createConsent, grantedCategories, mergePreferences } from './index.ts';
import type { MemoryConsentApi } from './testing/index.ts';
import { createManualClock, createMemoryConsentApi, createMemoryCookieJar } from './testing/index.ts';

const cookieName = fc.constantFrom('a', 'b', '__proto__');

const preference: fc.Arbitrary<CookiePreference> = fc.record({
  category: fc.constantFrom(1, 2, 3, 4, 5),
  status: fc.constantFrom(0, 1, 2),
});

const data: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        need_consent: fc.boolean(),
        preferences: fc.array(preference),
        allowed_fe_set_cookies: fc.array(cookieName),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.anything() },
);

type Step = (consent: Consent, remote: MemoryConsentApi) => unknown;

const call: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    (consent) => consent.start(),
    (consent) => consent.acceptAll(),
    (consent) => consent.rejectAll(),
  ),
  fc.array(preference).map(
    (preferences): Step =>
      (consent) =>
        consent.setPreferences(preferences),
  ),
);

/** Answers or fails one of the pending calls, counted from the newest. */
const settleCall = (back: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.tuple(back, data).map(
      ([index, answer]): Step =>
        (_, { calls }) =>
          calls.at(-index)?.answer(answer),
    ),
    back.map(
      (index): Step =>
        (_, { calls }) =>
          calls.at(-index)?.fail(),
    ),
  );

/** A call answered at once, a pending call, a response to any call, or a cookie. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(call, settleCall(fc.constant(1))).map(([ask, settled]): Step => (consent, remote) => {
    void ask(consent, remote);
    settled(consent, remote);
  }),
  call,
  settleCall(fc.integer({ min: 1, max: 6 })),
  cookieName.map(
    (name): Step =>
      (consent) =>
        consent.setCookie(name, 'x'),
  ),
);

/** Waits until all responses have been processed. */
const arrive = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

const begin = (required: boolean, more: { embedded?: unknown; privacySignal?: boolean } = {}) => {
  const remote = createMemoryConsentApi();
  const jar = createMemoryCookieJar();
  const market = { consent: required ? 'required' : 'none', globalPrivacyControl: 'honoured' } as const;
  const clock = createManualClock();
  const consent = createConsent({ market, api: remote.api, cookies: jar, clock, ...more });
  return { remote, jar, consent };
};

const standing = (cookies: Record<string, string | null>): string[] =>
  Object.keys(cookies).filter((name) => cookies[name] !== null);

it('no sequence of steps, failures and late answers leaves a disallowed cookie set', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { remote, jar, consent } = begin(true);
      for (const take of steps) {
        take(consent, remote);
        await arrive();
        const { allowedCookies } = consent.state();
        expect(standing(jar.cookies()).filter((name) => !allowedCookies.includes(name))).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
});

const visitor = fc.record({ embedded: data, privacySignal: fc.boolean() }, { requiredKeys: [] });

it('sends Google one default command first and only updates after it, for new and returning visitors', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      visitor,
      fc.array(step, { maxLength: 20 }),
      async (required, who, steps) => {
        const { remote, consent } = begin(required, who);
        const commands: ConsentModeCommand[] = [];
        announceConsentMode(consent, (command) => commands.push(command));
        for (const take of steps) {
          take(consent, remote);
          await arrive();
        }
        const [first, ...later] = commands;
        expect(first?.[1]).toBe('default');
        expect(first?.[2]).toHaveProperty('security_storage', 'granted');
        expect('wait_for_update' in (first?.[2] ?? {})).toBe(required);
        expect(later.filter(([, kind]) => kind !== 'update')).toEqual([]);
        expect(commands.at(-1)?.[2]).toMatchObject({
          analytics_storage: consent.allows('analytical') ? 'granted' : 'denied',
        });
      },
    ),
  );
});

it('makes no call and allows everything if consent is not required', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { remote, jar, consent } = begin(false);
      for (const take of steps) take(consent, remote);
      await arrive();
      expect(remote.calls).toEqual([]);
      expect(consent.state().needConsent).toBe(false);
      expect(Object.values(jar.cookies()).every((value) => value === 'x')).toBe(true);
    }),
  );
});

it('merging keeps the latest preference of each category and grants the accepted ones', () => {
  fc.assert(
    fc.property(fc.array(preference), fc.array(preference), (cached, answered) => {
      const merged = mergePreferences(cached, answered);
      expect(new Set(merged.map(({ category }) => category)).size).toBe(merged.length);
      const latest = [...cached, ...answered];
      for (const each of merged) {
        expect(latest.findLast(({ category }) => category === each.category)).toBe(each);
      }
      const accepted = merged.filter(({ status }) => status === 1).length;
      expect(Object.values(grantedCategories(merged)).filter(Boolean)).toHaveLength(accepted);
    }),
  );
});
