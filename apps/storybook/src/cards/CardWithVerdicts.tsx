import { builtInManifest, cardSets, compileManifest, explainBadges } from '@pasar/badge-rules';
import type { ReactElement } from 'react';
import { CardInContext } from './CardInContext.tsx';
import type { CardInContextProps } from './CardInContext.tsx';
import styles from './cards.module.css';
import { createCardContext } from './every-fact.ts';
import { Verdicts } from './Verdicts.tsx';

/** A card next to the verdict on each badge of its manifest. */
export function CardWithVerdicts(props: CardInContextProps): ReactElement {
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
