import { describe, expect, it } from 'vitest';
import type { ConsentOptions, ConsentState } from './index.ts';
import { createConsent } from './index.ts';
import { createManualClock, createMemoryConsentApi, createMemoryCookieJar } from './testing/index.ts';

const setUp = (more: Partial<ConsentOptions> = {}) => {
  const remote = createMemoryConsentApi();
  const jar = createMemoryCookieJar();
  const clock = createManualClock(1_000_000);
  const consent = createConsent({
    market: { consent: 'required' },
    api: remote.api,
    cookies: jar,
    clock,
    ...more,
  });
  return { consent, remote, jar, clock };
};

const accepted = { preferences: [{ category: 1, status: 1 }], allowed_fe_set_cookies: ['a'] };
const asking = { need_consent: true, preferences: [], allowed_fe_set_cookies: [] };

describe('late answers', () => {
  it('ignores a start that responds after a choice', async () => {
    const { consent, remote } = setUp();
    const [start, choice] = [consent.start(), consent.acceptAll()];
    remote.calls[1]?.answer(accepted);
    expect(await choice).toBe('done');
    remote.calls[0]?.answer(asking);
    expect(await start).toBe('late');
    expect(consent.state()).toMatchObject({ needConsent: false, allowedCookies: ['a'] });
  });

  it('ignores a start that fails after a choice', async () => {
    const { consent, remote } = setUp();
    const [start, choice] = [consent.start(), consent.acceptAll()];
    remote.calls[1]?.answer(accepted);
    await choice;
    remote.calls[0]?.fail();
    expect(await start).toBe('late');
    expect(consent.granted().analytical).toBe(true);
  });

  it('the last of two choices wins, whatever the order of the responses', async () => {
    const { consent, remote, jar } = setUp();
    const [accept, reject] = [consent.acceptAll(), consent.rejectAll()];
    remote.calls[1]?.answer({ preferences: [{ category: 1, status: 2 }], allowed_fe_set_cookies: [] });
    await reject;
    remote.calls[0]?.answer(accepted);
    expect(await accept).toBe('late');
    expect(consent.setCookie('a', '1')).toBe(false);
    expect(jar.cookies()).toEqual({ a: null });
  });

  it('a failed choice does not invalidate earlier calls', async () => {
    const { consent, remote } = setUp();
    const [start, choice] = [consent.start(), consent.acceptAll()];
    remote.calls[1]?.fail();
    expect(await choice).toBe('failed');
    remote.calls[0]?.answer({ ...asking, allowed_fe_set_cookies: ['a'] });
    expect(await start).toBe('done');
    expect(consent.state()).toMatchObject({ needConsent: true, allowedCookies: ['a'] });
  });
});

describe('the calls', () => {
  it('send the version, and the preferences to set', () => {
    const { consent, remote } = setUp();
    const preferences = [{ category: 2, status: 1 }] as const;
    void consent.start();
    void consent.setPreferences(preferences);
    expect(remote.calls.map(({ call, request }) => [call, request])).toEqual([
      ['cookie-get-preferences', { version: 1 }],
      ['cookie-set-preferences', { version: 1, preferences }],
    ]);
  });

  it('fail when the port throws synchronously', async () => {
    const api = () => {
      throw new Error('no network');
    };
    expect(await setUp({ api }).consent.start()).toBe('failed');
  });
});

describe('the subscribers', () => {
  it('are notified after cookies are removed, and not after unsubscribing', async () => {
    const { consent, remote, jar } = setUp({ embedded: { allowed_fe_set_cookies: ['a'] } });
    consent.setCookie('a', '1');
    const events: [ConsentState, unknown][] = [];
    const leave = consent.subscribe((state) => events.push([state, jar.cookies()]));
    for (const number of [0, 1]) {
      const rejected = consent.rejectAll();
      remote.calls[number]?.answer({ allowed_fe_set_cookies: [] });
      await rejected;
      leave();
    }
    expect(events).toEqual([[{ needConsent: false, preferences: [], allowedCookies: [] }, { a: null }]]);
  });
});

describe('a subscriber that throws', () => {
  it('does not affect other subscribers or the call', async () => {
    const faults: unknown[] = [];
    const { consent, remote } = setUp({ onListenerError: (fault) => void faults.push(fault) });
    const needs: boolean[] = [];
    consent.subscribe(() => {
      throw new Error('a broken subscriber');
    });
    consent.subscribe(({ needConsent }) => void needs.push(needConsent));
    const choice = consent.acceptAll();
    remote.calls[0]?.answer(accepted);
    expect(await choice).toBe('done');
    expect(needs).toEqual([false]);
    expect(faults).toEqual([new Error('a broken subscriber')]);
  });
});

describe('a category', () => {
  it.each([
    ['required', false, false, false],
    ['none', false, true, true],
    ['none', true, true, false],
  ] as const)(
    'consent %s, privacy signal %s: analytics %s, advertising %s',
    (need, privacySignal, analytics, ads) => {
      const { consent } = setUp({
        market: { consent: need, globalPrivacyControl: 'honoured' },
        privacySignal,
      });
      expect([consent.allows('analytical'), consent.allows('advertising')]).toEqual([analytics, ads]);
    },
  );
});

describe('the banner', () => {
  it('counts from application start, and is hidden once the visitor has chosen', async () => {
    const { consent, remote, clock } = setUp();
    expect(consent.bannerDelayLeftMs('/')).toBe(5000);
    clock.advance(4999);
    expect([consent.bannerDelayLeftMs('/'), consent.bannerDelayLeftMs('/verify/otp')]).toEqual([
      1,
      undefined,
    ]);
    clock.advance(1);
    expect(consent.bannerDelayLeftMs('/')).toBe(0);
    const choice = consent.rejectAll();
    remote.calls[0]?.answer({});
    await choice;
    expect(consent.bannerDelayLeftMs('/')).toBeUndefined();
  });
});

describe('cookies of one name', () => {
  it('are removed in each scope in which they were set', async () => {
    const expired: unknown[] = [];
    const remote = createMemoryConsentApi();
    const consent = createConsent({
      market: { consent: 'required' },
      api: remote.api,
      cookies: { set: () => undefined, expire: (name, scope) => void expired.push([name, scope]) },
      clock: createManualClock(),
      embedded: { allowed_fe_set_cookies: ['a'] },
    });
    consent.setCookie('a', '1', { path: '/', maxAge: 60 });
    consent.setCookie('a', '2', { path: '/cart' });
    const rejected = consent.rejectAll();
    remote.calls[0]?.answer({ allowed_fe_set_cookies: [] });
    await rejected;
    expect(expired).toEqual([
      ['a', { path: '/' }],
      ['a', { path: '/cart' }],
    ]);
  });
});
