import { Notice } from '@pasar/design-system';
import type { SearchResultState } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Hints } from './Hints.tsx';
import type { ListAddress } from './list-address.ts';
import { useListContext } from './list-context.ts';
import type { ListResponse } from './list-response.ts';

export type ResultNoticeProps = {
  readonly address: ListAddress;
  readonly answer: ListResponse;
  readonly state: SearchResultState;
};

/** How the search changed the keyword. */
export function ResultNotice({ address, answer, state }: ResultNoticeProps): ReactElement | null {
  const { t } = useTranslation('result-list');
  const { listText } = useListContext();
  const { dropped = [] } = answer;
  const droppedNotice =
    dropped.length > 0 ? <Notice>{t('dropped', { words: listText(dropped) })}</Notice> : null;
  switch (state) {
    case 'auto-correction':
      return (
        <>
          <Notice title={t('showing_for', { keyword: answer.corrected })}>
            <Link to={address.to({ noCorrection: true })}>
              {t('search_instead', { keyword: address.params.keyword })}
            </Link>
          </Notice>
          {droppedNotice}
        </>
      );
    case 'hidden-correction':
    case 'drop-words':
      return droppedNotice;
    case 'normal-with-hint':
      return <Hints address={address} hints={answer.hints} />;
    case 'too-few':
      return address.params.keyword === undefined ? null : <Notice>{t('too_few')}</Notice>;
    default:
      return null;
  }
}
