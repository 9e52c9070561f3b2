import { adultCookieName } from '@pasar/account';
import { leaveGroup, listGroups } from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { CallCookies, SessionUser } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import { endMembership } from './leave-group.ts';
import { readGroups } from './read-groups.ts';
import type { GroupMember } from './read-groups.ts';

type MemberCall = {
  readonly user: SessionUser;
  readonly market: Market;
  readonly cookies: CallCookies;
  readonly now: number;
};

const toMember = ({ user, market, cookies, now }: MemberCall): GroupMember => ({
  ...{ userid: user.userid, market, now },
  adultCookie: cookies.read(adultCookieName) ?? null,
});

/** Registers the calls about the groups that a member is in. */
export function registerGroupCalls(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  serveCall(app, listGroups, async (call) => ({ groups: await readGroups(db, toMember(call)) }));
  serveCall(app, leaveGroup, async (call) => {
    const member = toMember(call);
    await endMembership(db, member, call.body.group);
    if (call.body.group !== 'adults') return { groups: await readGroups(db, member) };
    // The cookie alone would make the browser's user an adult again.
    call.cookies.forget(adultCookieName);
    return { groups: await readGroups(db, { ...member, adultCookie: null }) };
  });
}
