import type { CookiePreference } from '@pasar/consent';
import { mergePreferences, preferenceStatus } from '@pasar/consent';
import {
  allowedCookies,
  completePreferences,
  consentCookie,
  preferencesWithStatus,
  hasChosen,
  readConsentCookie,
  writeConsentCookie,
} from '@pasar/consent/server';
import {
  acceptAllCookies,
  getCookiePreferences,
  rejectAllCookies,
  setCookiePreferences,
} from '@pasar/consent-contract';
import type { CookiePreferences } from '@pasar/consent-contract';
import type { Database } from '@pasar/database';
import { serveCall } from '@pasar/http-server';
import type { CallCookies, SessionUser } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readPreferences, savePreferences, toPreferences } from './preference-store.ts';
import type { PreferenceRow } from './preference-store.ts';

export type ConsentDeps = { readonly db: Kysely<Database> };

type Caller = {
  readonly user: SessionUser | undefined;
  readonly cookies: CallCookies;
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
};

const toAnswer = (said: readonly CookiePreference[], market: Market): CookiePreferences => ({
  need_consent: market.consent === 'required' && !hasChosen(said),
  preferences: completePreferences(said),
  allowed_fe_set_cookies: allowedCookies(said),
});

/** Completes an account's choices with those of this browser's cookie. */
const mergeWithCookie = (
  cookies: CallCookies,
  ofAccount: readonly CookiePreference[],
): readonly CookiePreference[] =>
  mergePreferences(readConsentCookie(cookies.read(consentCookie.name)) ?? [], ofAccount);

const readKnownPreferences = async (
  { db }: ConsentDeps,
  { user, cookies }: Pick<Caller, 'user' | 'cookies'>,
): Promise<readonly CookiePreference[]> =>
  mergeWithCookie(cookies, user ? await readPreferences(db, user.userid) : []);

/** Returns the response of `getCookiePreferences` for an account whose choices are read already. */
export const toCookiePreferences = (
  rows: readonly PreferenceRow[],
  { market, cookies }: Pick<Caller, 'market' | 'cookies'>,
): CookiePreferences => toAnswer(mergeWithCookie(cookies, toPreferences(rows)), market);

/** Saves a choice in the account and in the browser, so that the banner does not reappear after sign-out. */
async function saveChoice(
  deps: ConsentDeps,
  caller: Caller,
  said: readonly CookiePreference[],
): Promise<CookiePreferences> {
  const { user, cookies, market, now } = caller;
  const before = await readKnownPreferences(deps, caller);
  const saved = user ? await savePreferences(deps.db, user.userid, said, now) : said;
  const merged = mergePreferences(before, saved);
  cookies.keep(consentCookie.name, writeConsentCookie(merged), consentCookie.maxAge);
  return toAnswer(merged, market);
}

/** Registers the calls of the consent contract. @spec consent-needed-until */
export function registerConsentCalls(app: FastifyInstance, deps: ConsentDeps): void {
  serveCall(app, getCookiePreferences, async (call) =>
    toAnswer(await readKnownPreferences(deps, call), call.market),
  );
  serveCall(app, acceptAllCookies, (call) =>
    saveChoice(deps, call, preferencesWithStatus(preferenceStatus.accepted)),
  );
  serveCall(app, rejectAllCookies, (call) =>
    saveChoice(deps, call, preferencesWithStatus(preferenceStatus.rejected)),
  );
  serveCall(app, setCookiePreferences, (call) =>
    saveChoice(deps, call, mergePreferences([], call.body.preferences)),
  );
}
