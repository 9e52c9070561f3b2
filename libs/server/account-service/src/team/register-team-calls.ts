import {
  answerShopInvitation,
  cancelInvitation,
  changeMemberRole,
  getTeam,
  inviteMember,
  leaveTeam,
  listShopInvitations,
  removeMember,
} from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { SessionUser, ShopMembership } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import { answerInvitation, readInvitations } from './answer-invitation.ts';
import { leaveOwnTeam, removeFromTeam, setMemberRole, withdrawInvitation } from './change-team.ts';
import { inviteToTeam } from './invite-member.ts';
import { readTeam } from './read-team.ts';
import type { TeamDeps } from './team-deps.ts';

type MemberCall = { readonly user: SessionUser; readonly market: Market; readonly now: number };

const toMember = ({ user, market, now }: MemberCall) => ({ userid: user.userid, market: market.code, now });
const toTeam = ({ shopMembership, ...call }: MemberCall & { readonly shopMembership: ShopMembership }) => ({
  ...toMember(call),
  shopid: shopMembership.shopid,
});

/** Registers the calls about a shop's team and its invitations. */
export function registerTeamCalls(app: FastifyInstance, deps: TeamDeps): void {
  serveCall(app, getTeam, (call) => readTeam(deps, toTeam(call), call.now));
  serveCall(app, inviteMember, (call) => inviteToTeam(deps, toTeam(call), call.body, call.now));
  serveCall(app, cancelInvitation, (call) => withdrawInvitation(deps, toTeam(call), call.body.contact));
  serveCall(app, changeMemberRole, (call) => setMemberRole(deps, toTeam(call), call.body));
  serveCall(app, removeMember, (call) => removeFromTeam(deps, toTeam(call), call.body.userid));
  serveCall(app, leaveTeam, (call) =>
    leaveOwnTeam(deps, { ...toMember(call), shopMembership: call.shopMembership }),
  );
  serveCall(app, listShopInvitations, (call) => readInvitations(deps, toMember(call)));
  serveCall(app, answerShopInvitation, (call) => answerInvitation(deps, toMember(call), call.body));
}
