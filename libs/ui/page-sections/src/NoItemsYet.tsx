import { EmptyState } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useFrontWords } from './translations/use-front-words.ts';

/** The empty state of a page or list that has no items yet. */
export function NoItemsYet(): ReactElement {
  const words = useFrontWords();
  return <EmptyState title={words('empty_title')} text={words('empty_text')} />;
}
