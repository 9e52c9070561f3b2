import { adultStatus } from './adult-status.ts';
import type { AdultInput } from './adult-status.ts';
import type { ShopRole } from './shop-roles.data.ts';

/** The groups that the store puts members in, in the order of the page; each changes what its members see or receive. */
export const memberGroupIds = ['shop-team', 'adults', 'verified', 'personalised', 'messages'] as const;
export type MemberGroupId = (typeof memberGroupIds)[number];

/** Groups that a member leaves with one action; others end by themselves, or are settings with choices of their own. */
export const leavableGroupIds = ['shop-team', 'adults', 'personalised'] as const;
export type LeavableGroupId = (typeof leavableGroupIds)[number];

/** Why a member is in a group. */
export type GroupReason =
  'birth-date' | 'consent' | 'identification' | 'not-objected' | 'owner' | 'team-member' | 'subscribed';

/** A group of a member, and whether they can leave it. */
export type MemberGroup = {
  readonly id: MemberGroupId;
  readonly reason: GroupReason;
  readonly canLeave: boolean;
};

/** What groups are derived from. */
export type GroupFacts = AdultInput & {
  readonly isVerified: boolean;
  /** The member's role in a shop of the market. */
  readonly shopRole?: ShopRole;
  readonly objectsToProcessing: boolean;
  /** Topics of marketing messages that the member has chosen. */
  readonly topics: readonly string[];
};

function findAdults(facts: GroupFacts): MemberGroup[] {
  if (!adultStatus(facts).adult) return [];
  const isByBirthDate = facts.adultFromAccount && facts.birthTimestamp != null;
  return [{ id: 'adults', reason: isByBirthDate ? 'birth-date' : 'consent', canLeave: !isByBirthDate }];
}

function findShopTeam({ shopRole }: GroupFacts): MemberGroup[] {
  if (shopRole === undefined) return [];
  const isOwner = shopRole === 'owner';
  return [{ id: 'shop-team', reason: isOwner ? 'owner' : 'team-member', canLeave: !isOwner }];
}

/**
 * Lists the groups of a member. A birth date cannot be changed and a shop's owner cannot leave it, so neither group can be
 * left; age confirmed without a birth date can be taken back.
 */
export function memberGroups(facts: GroupFacts): MemberGroup[] {
  const { isVerified, objectsToProcessing, topics } = facts;
  return [
    ...findShopTeam(facts),
    ...findAdults(facts),
    ...(isVerified ? [{ id: 'verified', reason: 'identification', canLeave: false } as const] : []),
    ...(objectsToProcessing ? [] : [{ id: 'personalised', reason: 'not-objected', canLeave: true } as const]),
    ...(topics.length > 0 ? [{ id: 'messages', reason: 'subscribed', canLeave: false } as const] : []),
  ];
}
