import { dayMs } from '@pasar/durations';
import { picture } from '../pictures/picture-sizes.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import { bannerPictures } from './make-banners.ts';
import type { ItemRows } from './make-items.ts';
import type { CampaignRow, CategoryRow, CuratedItemRow, CuratedRow, ItemTagRow } from './rows.ts';

const itemsPerCollection = 60;

export type ListRows = {
  readonly collection: CuratedRow[];
  readonly collection_item: CuratedItemRow[];
  readonly item_tag: ItemTagRow[];
  readonly campaign: CampaignRow[];
};

type Row = ItemRows['row'];

/** What each of the market's collections ranks items by. */
const rankings: readonly ((row: Row) => number)[] = [
  ({ ctime }) => ctime,
  ({ historical_sold }) => historical_sold,
  ({ raw_discount }) => raw_discount,
];

const pickBest = (items: readonly ItemRows[], by: (row: Row) => number): Row[] =>
  items
    .map(({ row }) => row)
    .filter((row) => row.stock > 0 && !row.is_adult)
    .toSorted((one, other) => by(other) - by(one) || one.itemid - other.itemid)
    .slice(0, itemsPerCollection);

const toCollectionItems = (collectionid: number, rows: readonly Row[]): CuratedItemRow[] =>
  rows.map(({ market, shopid, itemid }) => ({ market, collectionid, shopid, itemid }));

/** Creates two collections per top category: new, best-selling, or discounted items. Ids start at 1001. */
function makeCollections(
  { market, words }: SeedContext,
  items: readonly ItemRows[],
  tops: readonly CategoryRow[],
) {
  const names = splitList(words.collections);
  const taglines = splitList(words.taglines);
  const byTop = Map.groupBy(items, ({ row }) => row.cat_path[0] ?? 0);
  const plans = [1, 2, 0]
    .flatMap((kind) => tops.map((top, index) => ({ kind, top, index })))
    .slice(0, tops.length * 2);
  const lists = plans.map(({ kind, top, index }, position) => ({
    row: {
      market: market.code,
      collectionid: 1001 + position,
      name: `${top.name} · ${names[kind] ?? ''}`,
      description: taglines[(index + kind) % taglines.length] ?? '',
      picture: top.picture ?? picture('banner', bannerPictures[0]?.id ?? ''),
      position,
    },
    items: pickBest(byTop.get(top.catid) ?? [], rankings[kind] ?? (() => 0)),
  }));
  return {
    rows: lists.map(({ row }) => row),
    members: lists.flatMap(({ row, items: rows }) => toCollectionItems(row.collectionid, rows)),
  };
}

/** Start and end in days from the opening: four long-running campaigns, two upcoming ones. */
const campaignDays = [
  [-2, 180],
  [-1, 210],
  [-3, 240],
  [-5, 365],
  [14, 380],
  [30, 400],
] as const;

/** Creates one campaign per banner, with its texts and picture; it shows discounted items, or those of its theme. Ids start at 2001. */
function makeCampaigns(
  { market, words, now }: SeedContext,
  items: readonly ItemRows[],
  shops: ReadonlyMap<number, string>,
) {
  const themes = ['default', 'default', 'official-shop', 'supermarket', 'default', 'default'] as const;
  const campaigns = campaignDays.map(([from, to], index) => {
    const [title = '', subtitle = ''] = splitList(words.banners[index] ?? '');
    const theme = themes[index] ?? 'default';
    const fit = theme === 'default' ? items : items.filter(({ row }) => shops.get(row.shopid) === theme);
    const collectionid = 2001 + index;
    const row: CampaignRow = {
      ...{ market: market.code, campaignid: 1 + index, title, subtitle, theme, collectionid },
      picture: picture('banner', `banner-${index + 1}`),
      starts_at: now + from * dayMs,
      ends_at: now + to * dayMs,
    };
    const turned = fit.filter((_, place) => theme !== 'default' || place % campaignDays.length === index);
    return {
      row,
      members: toCollectionItems(
        collectionid,
        pickBest(turned, ({ raw_discount }) => raw_discount),
      ),
    };
  });
  return { rows: campaigns.map(({ row }) => row), members: campaigns.flatMap(({ members }) => members) };
}

const tagPattern = /^[\p{L}\p{M}\p{N}]{2,24}$/u;

/** Uses up to three of an item's keywords. */
function makeTags(items: readonly ItemRows[]): ItemTagRow[] {
  return items.flatMap(({ row: { market, shopid, itemid, keywords } }) => {
    const words = keywords.split(' ').map((text) => text.toLowerCase());
    const tags = [...new Set(words.filter((text) => tagPattern.test(text)))].slice(0, 3);
    return tags.map((tag) => ({ market, tag, shopid, itemid }));
  });
}

/** Creates collections, hashtags and campaigns. `shops` maps shops to themes. */
export function makeLists(
  context: SeedContext,
  items: readonly ItemRows[],
  categories: readonly CategoryRow[],
  shops: ReadonlyMap<number, string>,
): ListRows {
  const tops = categories.filter(({ level }) => level === 1);
  const collections = makeCollections(context, items, tops);
  const campaigns = makeCampaigns(context, items, shops);
  return {
    collection: collections.rows,
    collection_item: [...collections.members, ...campaigns.members],
    item_tag: makeTags(items),
    campaign: campaigns.rows,
  };
}
