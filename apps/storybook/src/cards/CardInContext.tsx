import { cardSets } from '@pasar/badge-rules';
import type { CardContext, CardSetName, Manifest } from '@pasar/badge-rules';
import { CardContextProvider, ItemCard } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import styles from './cards.module.css';
import { createCardContext } from './every-fact.ts';

export type CardInContextProps = {
  readonly item: ItemCardData;
  readonly cardSet?: CardSetName;
  /** Overrides the manifest of the card set. */
  readonly manifest?: Manifest;
  readonly context?: Partial<CardContext>;
};

const isHorizontal = (cardSet: CardSetName): boolean => cardSet.includes('HORIZONTAL');

/** A card in its context, by a manifest. */
export function CardInContext({
  item,
  cardSet = 'STANDARD',
  manifest,
  context,
}: CardInContextProps): ReactElement {
  const placement = useMemo(() => {
    const answer = manifest && { [cardSets[cardSet]]: manifest };
    return { ...createCardContext(context), manifests: { progress: 'ok', asked: [], answer } as const };
  }, [cardSet, manifest, context]);
  return (
    <CardContextProvider context={placement}>
      <div className={isHorizontal(cardSet) ? styles.horizontal : styles.one}>
        <ItemCard item={item} to="/item" cardSet={cardSet} headingLevel="h2" blurAdult />
      </div>
    </CardContextProvider>
  );
}
