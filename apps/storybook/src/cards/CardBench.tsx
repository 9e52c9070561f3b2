import { builtInManifest, cardSets, compileManifest, explainBadges } from '@pasar/badge-rules';
import type { CardContext, CardSetName, Manifest } from '@pasar/badge-rules';
import { CardContextProvider, ItemCard } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import styles from './cards.module.css';
import { createCardContext } from './every-fact.ts';
import { Verdicts } from './Verdicts.tsx';

export type CardBenchProps = {
  readonly item: ItemCardData;
  readonly cardSet?: CardSetName;
  /** Overrides the manifest of the card set. */
  readonly manifest?: Manifest;
  readonly context?: Partial<CardContext>;
};

const isLying = (cardSet: CardSetName): boolean => cardSet.includes('HORIZONTAL');

/** A card in its context, by a manifest. */
export function CardInContext({
  item,
  cardSet = 'STANDARD',
  manifest,
  context,
}: CardBenchProps): ReactElement {
  const placement = useMemo(() => {
    const answer = manifest && { [cardSets[cardSet]]: manifest };
    return { ...createCardContext(context), manifests: { progress: 'ok', asked: [], answer } as const };
  }, [cardSet, manifest, context]);
  return (
    <CardContextProvider place={placement}>
      <div className={isLying(cardSet) ? styles.oneLying : styles.one}>
        <ItemCard item={item} to="/item" cardSet={cardSet} headingLevel="h2" blurAdult />
      </div>
    </CardContextProvider>
  );
}

/** A card next to the verdict on each badge of its manifest. */
export function CardBench(props: CardBenchProps): ReactElement {
  const { item, cardSet = 'STANDARD', context } = props;
  const manifest = props.manifest ?? builtInManifest(cardSets[cardSet]) ?? { slots: {} };
  const compiled = compileManifest(manifest, createCardContext(context), cardSets[cardSet]);
  return (
    <div className={styles.bench}>
      <CardInContext {...props} />
      <div className={styles.wide} tabIndex={0} role="region" aria-label="Verdicts">
        <Verdicts explanations={explainBadges(compiled, item)} />
      </div>
    </div>
  );
}
