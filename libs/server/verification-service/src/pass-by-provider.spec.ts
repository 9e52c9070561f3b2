import { markIdentified } from '@pasar/account-service';
import { errorCodes } from '@pasar/error-catalogue';
import { verificationLimits } from '@pasar/verification';
import { expect, it } from 'vitest';
import { setUpVerifications } from './testing/verification-store.ts';
import type { CookieJar } from './testing/verification-store.ts';

const { signIn, setPin, read, reply, askForIdentity, db, now, wait } = setUpVerifications();

const member = { username: 'eka' } as const;
const readAccount = (username: string) =>
  db()
    .selectFrom('account')
    .select(['userid', 'password_hash'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
const setPassword = (password_hash: string | null) =>
  db().updateTable('account').set({ password_hash }).where('username', '=', member.username).execute();

/** Signs in a member whom only an identity provider knows. */
async function signInNameless(): Promise<CookieJar> {
  await setPassword((await readAccount('budi')).password_hash);
  const jar = await signIn(member.username);
  await setPassword(null);
  const { userid } = await readAccount(member.username);
  const identity = { provider: 'demo', subject: 'eka', userid, label: '', created_at: now() };
  await db()
    .insertInto('social_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return jar;
}

/** Records a new sign-in at the provider, in one session. */
async function signInAtProvider(jar: CookieJar): Promise<void> {
  const sessionToken = [...jar].find(([name]) => name.toLowerCase().includes('session'))?.[1];
  const { userid } = await readAccount(member.username);
  await markIdentified(db(), { userid, sessionToken }, now());
}

const methodsOf = async (jar: CookieJar, id: string) =>
  (await read(jar, id)).data.methods.map(({ method }: { method: string }) => method);

it('is passed by a new sign-in at the provider, and continues the call', async () => {
  const jar = await signInNameless();
  const id = await askForIdentity(jar);
  expect(await methodsOf(jar, id)).toContain('provider');
  expect((await read(jar, id)).data.state).toBe('requested');
  wait(1000);
  await signInAtProvider(jar);
  const { state, token } = (await read(jar, id)).data;
  expect(state).toBe('passed');
  expect((await setPin(jar, '918273', { token })).error).toBe(0);
});

it('is not passed by a sign-in from before it was requested, nor by one in another session', async () => {
  const [jar, other] = [await signInNameless(), await signInNameless()];
  await signInAtProvider(jar);
  wait(1000);
  const id = await askForIdentity(jar);
  expect((await read(jar, id)).data.state).toBe('requested');
  wait(1000);
  await signInAtProvider(other);
  expect((await read(jar, id)).data.state).toBe('requested');
});

it('expires like any other', async () => {
  const jar = await signInNameless();
  const id = await askForIdentity(jar);
  wait(verificationLimits.lifetimeMs);
  await signInAtProvider(jar);
  expect((await read(jar, id)).data.state).toBe('expired');
});

it('accepts no answer, and no proof of a member who can identify in another way', async () => {
  const jar = await signInNameless();
  const id = await askForIdentity(jar);
  expect((await reply(jar, id, 'provider', 'yes')).error).toBe(errorCodes.PARAM);
  await setPassword((await readAccount('budi')).password_hash);
  wait(1000);
  await signInAtProvider(jar);
  expect(await methodsOf(jar, id)).not.toContain('provider');
  expect((await read(jar, id)).data.state).toBe('requested');
});
