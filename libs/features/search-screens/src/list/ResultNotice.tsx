import type { SearchAnswer } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import type { SearchResultState } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListAddress } from './list-address.ts';

export type ResultNoticeProps = {
  readonly address: ListAddress;
  readonly answer: SearchAnswer;
  readonly state: SearchResultState;
};

/** What the search did with the words that were typed. */
export const ResultNotice = ({ address, answer, state }: ResultNoticeProps): ReactElement | null => {
  const { t } = useTranslation('search-screens');
  switch (state) {
    case 'auto-correction':
      return (
        <Notice title={t('showing_for', { keyword: answer.corrected })}>
          <Link to={address.to({ noCorrection: true })}>
            {t('search_instead', { keyword: address.params.keyword })}
          </Link>
        </Notice>
      );
    case 'drop-words':
      return <Notice>{t('dropped', { words: answer.dropped?.join(', ') })}</Notice>;
    case 'too-few':
      return address.params.keyword === undefined ? null : <Notice>{t('too_few')}</Notice>;
    default:
      return null;
  }
};
