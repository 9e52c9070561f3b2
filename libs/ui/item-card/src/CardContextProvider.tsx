import { pickBadges } from '@pasar/badge-rules';
import type { CardBadges, CardSetName, SellerFlags } from '@pasar/badge-rules';
import { createContext, use, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { CardPlacementContext } from './compile-manifests.ts';
import { compileManifests } from './compile-manifests.ts';
import type { ItemCardData } from './item-card-data.ts';

/** Without a provider, cards use the default market. */
const ManifestsContext = createContext(compileManifests({ market: 'SG' }));

export type CardContextProviderProps = {
  readonly context: CardPlacementContext;
  readonly children: ReactNode;
};

/** Provides the context of the cards below. Keep `context` referentially stable. */
export function CardContextProvider({ context, children }: CardContextProviderProps): ReactElement {
  const manifests = useMemo(() => compileManifests(context), [context]);
  return <ManifestsContext value={manifests}>{children}</ManifestsContext>;
}

/** The badges of a card by slot: badge-rules picks them from the item, its shop, the set's manifest and the context. */
export const useCardBadges = (
  item: ItemCardData,
  shop: SellerFlags | undefined,
  cardSet: CardSetName,
): CardBadges => pickBadges(use(ManifestsContext).getManifest(cardSet), item, shop);

/** The context of the cards. */
export const useCardContext = (): CardPlacementContext => use(ManifestsContext).context;
