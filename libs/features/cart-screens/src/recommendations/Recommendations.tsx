import { lazyPart } from '@pasar/design-system';
import { useNearViewport } from '@pasar/item-list';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styles from './Recommendations.module.css';

const RecommendationRow = lazyPart(() => import('./RecommendationRow.tsx'));

/** Recommendations below the cart. Their code and data load when they come near the viewport, into a space of their height. */
export function Recommendations(): ReactElement {
  const { near, mark } = useNearViewport(false);
  return (
    <div ref={mark} className={styles.space}>
      {near ? (
        <Suspense fallback={null}>
          <RecommendationRow />
        </Suspense>
      ) : null}
    </div>
  );
}
