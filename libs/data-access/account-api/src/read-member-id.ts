import type { Session } from './use-session.ts';

/** The signed-in member's id; undefined for visitors, and while the account is loading. */
export const readMemberId = (session: Session): number | undefined =>
  session.status === 'logged-in' ? session.account.userid : undefined;
