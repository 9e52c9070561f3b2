import { buildPath } from '@pasar/routing-table';

/** The address of a session, or of a category of it. */
export const flashSalePath = (asked: {
  readonly session?: number | undefined;
  readonly category?: number | undefined;
}): string =>
  buildPath(
    'flash-sale',
    {},
    {
      ...(asked.session !== undefined && { session: asked.session }),
      ...(asked.category !== undefined && { category: asked.category }),
    },
  );
