import type { ItemDetail } from '@pasar/catalogue-api';
import { Card, Skeleton, lazyPart } from '@pasar/design-system';
import { useNearViewport } from '@pasar/item-list';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Questions.module.css';

const QuestionList = lazyPart(() => import('./QuestionList.tsx'));

/** Questions and answers, fetched when they come near the viewport. */
export function Questions({ item }: { readonly item: ItemDetail }): ReactElement {
  const { t } = useTranslation('product-screens');
  const { near, mark } = useNearViewport(false);
  const waiting = <Skeleton shape="block" />;
  return (
    <Card as="section" id="questions" className={styles.card} aria-labelledby="questions-title">
      <h2 id="questions-title" className={styles.title}>
        {t('questions')}
      </h2>
      {near ? (
        <Suspense fallback={waiting}>
          <QuestionList item={item} />
        </Suspense>
      ) : (
        <div ref={mark}>{waiting}</div>
      )}
    </Card>
  );
}
