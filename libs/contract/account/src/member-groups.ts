import { leavableGroupIds, memberGroupIds, shopRoles } from '@pasar/account';
import { defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { marketingTopics } from '@pasar/settings';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { leaveGroupPath, listGroupsPath } from './paths.ts';

/** A group that the member is in, why, and what it comes from. */
const MemberGroupSchema = Type.Object({
  id: Type.Enum([...memberGroupIds]),
  reason: Type.Enum([
    'birth-date',
    'consent',
    'identification',
    'not-objected',
    'owner',
    'team-member',
    'subscribed',
  ]),
  can_leave: Type.Boolean(),
  /** The shop of a team. */
  shop: Type.Optional(
    Type.Object({
      shopid: IdSchema,
      name: Type.String(),
      username: Type.String(),
      picture: PictureSchema,
      role: Type.Enum(Object.keys(shopRoles) as (keyof typeof shopRoles)[]),
    }),
  ),
  /** The chosen topics of messages. */
  topics: Type.Optional(Type.Array(Type.Enum([...marketingTopics]))),
});
export type MemberGroup = Static<typeof MemberGroupSchema>;

const GroupsSchema = Type.Object({ groups: Type.Array(MemberGroupSchema) });

export const listGroups = defineCall({
  id: 'member-groups',
  method: 'GET',
  path: listGroupsPath,
  summary: 'List the groups that the store puts the member in, and why',
  auth: 'session',
  query: strictObject({}),
  data: GroupsSchema,
});

/**
 * Ends the membership: takes back the confirmation of age, leaves the shop's team, or objects to the processing of data.
 * Fails with NOT_FOUND for a group that the member is not in, and PARAM for one that cannot be left.
 */
export const leaveGroup = defineCall({
  id: 'member-group-leave',
  method: 'POST',
  path: leaveGroupPath,
  summary: 'Leave a group',
  auth: 'session',
  body: strictObject({ group: Type.Enum([...leavableGroupIds]) }),
  data: GroupsSchema,
});
