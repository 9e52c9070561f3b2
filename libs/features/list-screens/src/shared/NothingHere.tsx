import { ButtonLink, EmptyState } from '@pasar/design-system';
import type { IllustrationName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type NothingHereProps = {
  readonly title?: string;
  readonly text?: string;
  /** The way on; to the front page unless told. */
  readonly to?: string;
  readonly action?: string;
  /** It is the whole page. */
  readonly whole?: boolean;
  readonly illustration?: IllustrationName;
};

/** An empty list, or a thing that is gone, with a way on. */
export const NothingHere = ({
  title,
  text,
  to = '/',
  action,
  whole = false,
  illustration = 'basket',
}: NothingHereProps): ReactElement => {
  const { t } = useTranslation('list-screens');
  return (
    <EmptyState
      illustration={illustration}
      headingLevel={whole ? 'h1' : 'h2'}
      title={title ?? t('empty_title')}
      text={text ?? t('empty_text')}
      action={<ButtonLink to={to}>{action ?? t('look_around')}</ButtonLink>}
    />
  );
};
