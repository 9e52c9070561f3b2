import type { AddOnDealRule, DealLine } from './price-deals.ts';

/** An add-on deal as the cart offers it. */
export type OfferedAddOnDeal = AddOnDealRule & {
  readonly dealid: number;
  /** Whether its sub items are free. */
  readonly isGift: boolean;
};

/** A deal whose main item is in the cart, with sub items that can still be added. */
export type AddOnOffer = {
  readonly shopid: number;
  readonly dealid: number;
  readonly label: string;
  readonly isGift: boolean;
  /** The main item in the cart. */
  readonly itemid: number;
  /** The sub items that can be added, each with the number of pieces at the deal's price. */
  readonly subs: readonly { readonly itemid: number; readonly left: number }[];
};

type CountedLine = Pick<DealLine, 'shopid' | 'itemid' | 'quantity'>;

const countPieces = (lines: readonly CountedLine[], itemid: number): number =>
  lines.filter((line) => line.itemid === itemid).reduce((sum, { quantity }) => sum + quantity, 0);

function toOffer(lines: readonly CountedLine[], deal: OfferedAddOnDeal): AddOnOffer | undefined {
  const { shopid, dealid, label, isGift } = deal;
  const ofShop = lines.filter((line) => line.shopid === shopid);
  const main = ofShop.find(({ itemid }) => deal.mains.includes(itemid));
  if (!main) return undefined;
  const mains = deal.mains.reduce((sum, itemid) => sum + countPieces(ofShop, itemid), 0);
  const subs = deal.subs
    .filter(({ itemid }) => !deal.mains.includes(itemid))
    .map(({ itemid, per_main }) => ({ itemid, left: mains * per_main - countPieces(ofShop, itemid) }))
    .filter(({ left }) => left > 0);
  return subs.length > 0 ? { shopid, dealid, label, isGift, itemid: main.itemid, subs } : undefined;
}

/** The add-on deals that the lines of a cart allow to add something for; `lines` are those that are bought. */
export const addOnOffers = (
  lines: readonly CountedLine[],
  deals: readonly OfferedAddOnDeal[],
): readonly AddOnOffer[] => deals.flatMap((deal) => toOffer(lines, deal) ?? []);
