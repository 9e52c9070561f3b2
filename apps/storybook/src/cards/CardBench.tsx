import { builtInManifest, cardSets, compileManifest, explainBadges } from '@pasar/badge-rules';
import type { CardContext, CardSetName, Manifest } from '@pasar/badge-rules';
import { CardContextProvider, ItemCard } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import styles from './cards.module.css';
import { openPlace } from './every-fact.ts';
import { Verdicts } from './Verdicts.tsx';

export type CardBenchProps = {
  readonly item: ItemCardData;
  readonly cardSet?: CardSetName;
  /** Overrides the manifest of the card set. */
  readonly manifest?: Manifest;
  readonly place?: Partial<CardContext>;
};

const isLying = (cardSet: CardSetName): boolean => cardSet.includes('HORIZONTAL');

/** A card in its context, by a manifest. */
export function PlacedCard({ item, cardSet = 'STANDARD', manifest, place }: CardBenchProps): ReactElement {
  const where = useMemo(() => {
    const answer = manifest && { [cardSets[cardSet]]: manifest };
    return { ...openPlace(place), manifests: { progress: 'ok', asked: [], answer } as const };
  }, [cardSet, manifest, place]);
  return (
    <CardContextProvider place={where}>
      <div className={isLying(cardSet) ? styles.oneLying : styles.one}>
        <ItemCard item={item} to="/item" cardSet={cardSet} headingLevel="h2" blurAdult />
      </div>
    </CardContextProvider>
  );
}

/** A card next to the verdict on each badge of its manifest. */
export function CardBench(props: CardBenchProps): ReactElement {
  const { item, cardSet = 'STANDARD', place } = props;
  const manifest = props.manifest ?? builtInManifest(cardSets[cardSet]) ?? { slots: {} };
  const compiled = compileManifest(manifest, openPlace(place), cardSets[cardSet]);
  return (
    <div className={styles.bench}>
      <PlacedCard {...props} />
      <div className={styles.wide} tabIndex={0} role="region" aria-label="Verdicts">
        <Verdicts explanations={explainBadges(compiled, item)} />
      </div>
    </div>
  );
}
