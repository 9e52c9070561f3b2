import { displayRules } from '@pasar/badge-rules';
import type { BadgeName } from '@pasar/badge-rules';
import { Cluster } from '@pasar/design-system';
import { badgeExamples, itemCardExamples } from '@pasar/item-card';
import type { ReactElement } from 'react';
import { CardInContext } from './CardInContext.tsx';
import { onlyBadge } from './every-fact.ts';
import { Labelled } from './Labelled.tsx';

/** All badges with a built-in rule, in the order of the rules. */
export const badgeNames = Object.keys(displayRules) as BadgeName[];

/** The slot in which a badge looks as intended. */
const slotByBadge: Partial<Record<BadgeName, string>> = {
  FLASH_SALE: 'overlayImage',
  WELCOME_PACKAGE: 'overlayImage',
  EXCLUSIVE_PRICE: 'iconInPrice',
  DEEP_DISCOUNT: 'iconInPrice',
  LOWEST_PRICE: 'iconInPrice',
  COIN: 'iconInPrice',
  DISCOUNT: 'topRight',
  NEW_ARRIVAL: 'topRight',
  FREE_SHIPPING: 'bottomRight',
  RELATIONSHIP: 'featureElement',
  FRIEND_RELATIONSHIP: 'featureElement',
  EXTRA_COMMISSION: 'featureElement',
};
const isShopFlag = (name: BadgeName): boolean => badgeNames.indexOf(name) < badgeNames.indexOf('FLASH_SALE');

/** The slot of a card in which a badge is shown. */
export const slotOfBadge = (name: BadgeName): string =>
  slotByBadge[name] ?? (isShopFlag(name) ? 'imageFlag' : 'promotionLabel');

/** A card for each badge, which shows it alone, in its own slot. */
export const EachBadge = ({ names }: { readonly names: readonly BadgeName[] }): ReactElement => (
  <Cluster gap="md" align="start">
    {names.map((name) => (
      <Labelled key={name} label={name}>
        <CardInContext
          item={{ ...itemCardExamples.plain, ...badgeExamples[name].item }}
          context={badgeExamples[name].context}
          manifest={onlyBadge(slotOfBadge(name), name)}
        />
      </Labelled>
    ))}
  </Cluster>
);
