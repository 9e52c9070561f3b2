import { EmptyState } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useFrontWords } from './translations/use-front-words.ts';

/** A page or a list whose things are still to come. */
export function EmptyList(): ReactElement {
  const words = useFrontWords();
  return <EmptyState title={words('empty_title')} text={words('empty_text')} />;
}
