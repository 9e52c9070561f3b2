import { buildPath } from '@pasar/routing-table';

/** The path of a session, or of one of its categories. */
export const flashSalePath = (target: {
  readonly session?: number | undefined;
  readonly category?: number | undefined;
}): string =>
  buildPath(
    'flash-sale',
    {},
    {
      ...(target.session !== undefined && { session: target.session }),
      ...(target.category !== undefined && { category: target.category }),
    },
  );
