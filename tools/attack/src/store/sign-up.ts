import { randomUUID } from 'node:crypto';
import { createShopper, readCookies, readData } from './shopper.ts';
import type { Cookies, Member } from './shopper.ts';
import type { RunningStore } from './running-store.ts';
import type { HttpResponse } from './send-request.ts';

export type SignUp = {
  readonly answer: HttpResponse;
  /** Undefined unless the store created the account. */
  readonly member: Member | undefined;
};

/** Sends a sign-up once, with the cookies of a visitor. */
export async function sendSignUp(store: RunningStore, market: string, cookies: Cookies): Promise<SignUp> {
  const username = `attack.${randomUUID().slice(0, 8)}`;
  const answer = await createShopper(store, market, cookies).call({
    method: 'POST',
    path: '/api/v4/account/signup',
    body: { username, email: `${username}@example.com`, password: randomUUID() },
  });
  const account = readData<{ readonly userid: number | string }>(answer);
  const member = account && {
    userid: Number(account.userid),
    ...createShopper(store, market, readCookies(answer)),
  };
  return { answer, member };
}

/** Creates an account and signs in. Throws if the store rejects the sign-up. */
export async function signUpShopper(store: RunningStore, market: string): Promise<Member> {
  const { answer, member } = await sendSignUp(store, market, {});
  if (!member) throw new Error(`Signing up failed with ${answer.status}: ${answer.body}`);
  return member;
}
