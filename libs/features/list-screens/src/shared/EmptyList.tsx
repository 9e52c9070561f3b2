import { ButtonLink, EmptyState } from '@pasar/design-system';
import type { IllustrationName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type EmptyListProps = {
  readonly title?: string;
  readonly text?: string;
  /** The button's target; the home page by default. */
  readonly to?: string;
  readonly action?: string;
  /** Whether the message is the whole page; then its title is the `h1`. */
  readonly isWholePage?: boolean;
  readonly illustration?: IllustrationName;
};

/** An empty list, or a page whose subject does not exist, with a link. */
export function EmptyList({
  title,
  text,
  to = '/',
  action,
  isWholePage = false,
  illustration = 'basket',
}: EmptyListProps): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <EmptyState
      illustration={illustration}
      headingLevel={isWholePage ? 'h1' : 'h2'}
      title={title ?? t('empty_title')}
      text={text ?? t('empty_text')}
      action={<ButtonLink to={to}>{action ?? t('look_around')}</ButtonLink>}
    />
  );
}
