import type { Market } from '@pasar/markets';
import { filterFlags } from '@pasar/search-params';
import type { FilterFlag, SearchParams } from '@pasar/search-params';

type FlagGroup = { readonly title: string; readonly flags: readonly FilterFlag[] };

/** Yes-or-no filters as a shopper reads them: groups and flags in the order in which they are shown. */
const everyGroup = [
  {
    title: 'offers',
    flags: [
      'freeShipping',
      'payCOD',
      'withDiscount',
      'hasLowestPriceGuarantee',
      'wholesale',
      'filterSoldOut',
      'installment',
      'ccInstallment',
      'nonCCInstallment',
      'preOrder',
      'filterVideo',
    ],
  },
  {
    title: 'shop_kind',
    flags: ['officialMall', 'preferred', 'preferredPlus', 'filterOriginal', 'serviceByShopee'],
  },
  { title: 'condition', flags: ['newItem', 'usedItem'] },
] as const satisfies readonly FlagGroup[];

type Payments = Pick<Market, 'cod' | 'installmentWhitelist'>;

const installmentFlags: readonly FilterFlag[] = ['installment', 'ccInstallment', 'nonCCInstallment'];

const isPaymentOffered = (flag: FilterFlag, { cod, installmentWhitelist }: Payments): boolean =>
  flag === 'payCOD' ? cod : installmentWhitelist || !installmentFlags.includes(flag);

/** Ways to pay are offered only where the market has them; what the path settles is no choice. */
export const flagGroups = (market: Payments, scope: SearchParams): readonly FlagGroup[] =>
  everyGroup.map(({ title, flags }) => ({
    title,
    flags: flags.filter((flag) => !(flag in scope) && isPaymentOffered(flag, market)),
  }));

export const allFlags: readonly FilterFlag[] = everyGroup.flatMap(
  ({ flags }): readonly FilterFlag[] => flags,
);

/** Under which name an answer counts a flag. */
export const countedAs = (flag: FilterFlag): string => filterFlags[flag];
