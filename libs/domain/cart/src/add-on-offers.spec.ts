import { money } from '@pasar/money';
import { expect, it } from 'vitest';
import { addOnOffers } from './add-on-offers.ts';
import type { OfferedAddOnDeal } from './add-on-offers.ts';

const deal: OfferedAddOnDeal = {
  ...{ kind: 'add-on', shopid: 1, dealid: 5, label: 'With it', isGift: false, mains: [11, 12] },
  subs: [
    { itemid: 21, price: money(100, 'SGD'), per_main: 1 },
    { itemid: 22, price: money(200, 'SGD'), per_main: 2 },
  ],
};
const line = (itemid: number, quantity = 1, shopid = 1) => ({ itemid, quantity, shopid });

it.each([
  ['no main item', [line(21)], undefined],
  ['a main item of another shop', [line(11, 1, 2)], undefined],
  ['one piece of a main item', [line(11)], [1, 2]],
  ['pieces of several main items', [line(11), line(12, 2)], [3, 6]],
  ['some of the sub items', [line(11), line(22)], [1, 1]],
  ['all of one sub item', [line(11), line(22, 2)], [1, undefined]],
  ['all that the deal covers', [line(11), line(21), line(22, 3)], undefined],
] as const)('counts what can be added with %s', (_, lines, left) => {
  const [offer] = addOnOffers(lines, [deal]);
  const found = [21, 22].map((itemid) => offer?.subs.find((sub) => sub.itemid === itemid)?.left);
  expect(offer && found).toEqual(left);
});

it('names the main item that is in the cart', () => {
  expect(addOnOffers([line(12)], [deal])).toMatchObject([{ dealid: 5, itemid: 12, label: 'With it' }]);
});
