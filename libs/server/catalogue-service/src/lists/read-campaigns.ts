import type { Campaign } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';

const campaignRows = ({ db }: CatalogueDeps, { market, now }: CatalogueView) =>
  db
    .selectFrom('campaign')
    .select(['campaignid', 'title', 'subtitle', 'picture', 'theme', 'starts_at', 'ends_at'])
    .where('market', '=', market)
    .where('ends_at', '>', now);

/** Reads the running campaigns, the first to end first, then the upcoming ones, the first to start first. @spec campaigns-page */
export async function readCampaigns(deps: CatalogueDeps, view: CatalogueView): Promise<Campaign[]> {
  const rows = await campaignRows(deps, view).orderBy('ends_at').orderBy('campaignid').execute();
  const all = rows.map((row) => ({ ...row, ongoing: row.starts_at <= view.now }));
  const coming = all
    .filter(({ ongoing }) => !ongoing)
    .toSorted((one, other) => one.starts_at - other.starts_at);
  return [...all.filter(({ ongoing }) => ongoing), ...coming];
}

/** Finds a campaign that has not ended. Throws NOT_FOUND. */
export async function findCampaign(
  deps: CatalogueDeps,
  view: CatalogueView,
  campaignid: number,
): Promise<Campaign> {
  const row = await campaignRows(deps, view).where('campaignid', '=', campaignid).executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'The campaign does not exist or has ended.');
  return { ...row, ongoing: row.starts_at <= view.now };
}
