import { buildPath } from '@pasar/routing-table';

/** The address of a session, or of a category of it. */
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
