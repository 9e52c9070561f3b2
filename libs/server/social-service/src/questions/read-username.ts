import type { SocialDeps } from '../social-deps.ts';

/** The username of a member; empty if the account no longer exists. */
export const readUsername = async ({ db }: SocialDeps, userid: number): Promise<string> => {
  const row = await db
    .selectFrom('account')
    .select('username')
    .where('userid', '=', userid)
    .executeTakeFirst();
  return row?.username ?? '';
};
