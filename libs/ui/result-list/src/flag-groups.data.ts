import type { Market } from '@pasar/markets';
import { filterFlags } from '@pasar/search-params';
import type { FilterFlag, SearchParams } from '@pasar/search-params';

type FlagGroup = { readonly title: string; readonly flags: readonly FilterFlag[] };

/** Boolean filters for shoppers: groups and flags in display order. */
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

/** Payment methods are offered only where the market has them; flags that the path fixes are omitted. */
export const flagGroups = (market: Payments, scope: SearchParams): readonly FlagGroup[] =>
  everyGroup.map(({ title, flags }) => ({
    title,
    flags: flags.filter((flag) => !(flag in scope) && isPaymentOffered(flag, market)),
  }));

export const allFlags: readonly FilterFlag[] = everyGroup.flatMap(
  ({ flags }): readonly FilterFlag[] => flags,
);

/** The field under which a response counts a flag, which also names the flag's text. */
export const countedAs = (flag: FilterFlag): string => filterFlags[flag];
