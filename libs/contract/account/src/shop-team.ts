import { memberRoles, shopTeamLimits } from '@pasar/account';
import { defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  answerShopInvitationPath,
  cancelInvitationPath,
  changeMemberRolePath,
  getTeamPath,
  inviteMemberPath,
  leaveTeamPath,
  listShopInvitationsPath,
  removeMemberPath,
} from './paths.ts';

const RoleSchema = Type.Enum([...memberRoles]);
const ContactSchema = Type.String({ minLength: 2, maxLength: shopTeamLimits.maxContactLength });
const InstantSchema = Type.Integer({ minimum: 0 });

const TeamSchema = Type.Object({
  /** By username. The owner is not listed. */
  members: Type.Array(
    Type.Object({
      userid: IdSchema,
      username: Type.String(),
      portrait: Type.String(),
      role: RoleSchema,
      added_at: InstantSchema,
    }),
  ),
  /** Open invitations, the latest first: as entered, whether or not there is such an account. */
  invitations: Type.Array(
    Type.Object({
      contact: Type.String(),
      role: RoleSchema,
      invited_at: InstantSchema,
      expires_at: InstantSchema,
    }),
  ),
});
export type ShopTeam = Static<typeof TeamSchema>;

/** What all changes of the team have in common: they return the team. */
const teamChange = { method: 'POST', auth: 'session', shopPermission: 'team', data: TeamSchema } as const;

export const getTeam = defineCall({
  id: 'seller-team-list',
  method: 'GET',
  path: getTeamPath,
  summary: "List the team of the seller's shop and its open invitations",
  auth: 'session',
  shopPermission: 'team',
  query: strictObject({}),
  data: TeamSchema,
});

/**
 * The response is the same whether or not there is such an account. Inviting a contact again changes the role and the expiry.
 * Fails with PARAM for an invalid contact or the own one, TEAM_FULL, and LIMIT after too many a day.
 */
export const inviteMember = defineCall({
  id: 'seller-team-invite',
  ...teamChange,
  path: inviteMemberPath,
  summary: 'Invite an account to the team by username or e-mail address',
  body: strictObject({ contact: ContactSchema, role: RoleSchema }),
});

export const cancelInvitation = defineCall({
  id: 'seller-team-cancel',
  ...teamChange,
  path: cancelInvitationPath,
  summary: 'Withdraw an invitation',
  body: strictObject({ contact: ContactSchema }),
});

/** Applies from the member's next request. Fails with NOT_FOUND for others than members. */
export const changeMemberRole = defineCall({
  id: 'seller-team-role',
  ...teamChange,
  path: changeMemberRolePath,
  summary: 'Change the role of a member of the team',
  body: strictObject({ userid: IdSchema, role: RoleSchema }),
});

/** Applies from the member's next request. Removing a member again is harmless. */
export const removeMember = defineCall({
  id: 'seller-team-remove',
  ...teamChange,
  path: removeMemberPath,
  summary: 'Remove a member from the team',
  body: strictObject({ userid: IdSchema }),
});

/** Fails with PARAM for the shop's owner. */
export const leaveTeam = defineCall({
  id: 'seller-team-leave',
  method: 'POST',
  path: leaveTeamPath,
  summary: 'Leave the team of a shop',
  auth: 'session',
  shopPermission: 'portal',
  body: strictObject({}),
  data: Type.Object({}),
});

const InvitationsSchema = Type.Object({
  invitations: Type.Array(
    Type.Object({
      shopid: IdSchema,
      name: Type.String(),
      username: Type.String(),
      picture: PictureSchema,
      role: RoleSchema,
      expires_at: InstantSchema,
    }),
  ),
});
export type ShopInvitations = Static<typeof InvitationsSchema>;

export const listShopInvitations = defineCall({
  id: 'shop-invitation-list',
  method: 'GET',
  path: listShopInvitationsPath,
  summary: 'List the shops of this market that invite the member to their team',
  auth: 'session',
  query: strictObject({}),
  data: InvitationsSchema,
});

/** Fails with NOT_FOUND without an open invitation, OTHER_SHOP for a member who owns a shop or belongs to one, and TEAM_FULL. */
export const answerShopInvitation = defineCall({
  id: 'shop-invitation-answer',
  method: 'POST',
  path: answerShopInvitationPath,
  summary: "Accept or decline an invitation to a shop's team",
  auth: 'session',
  body: strictObject({ shopid: IdSchema, accept: Type.Boolean() }),
  data: InvitationsSchema,
});
