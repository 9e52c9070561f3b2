import { flattenPages } from '@pasar/catalogue-api';
import { BackLink, Checkbox } from '@pasar/design-system';
import { LikesProvider } from '@pasar/item-list';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure } from '@pasar/screen-kit';
import { socialApi } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';
import { useUnlike } from './use-unlike.ts';

/** The shopper's likes, the latest first, and whether others may see them. */
export function MyLikesScreen(): ReactElement {
  const { t } = useTranslation('list-screens');
  const list = flattenPages(socialApi.useGetMyLikesInfiniteQuery());
  return (
    <LikesProvider likes={useUnlike()}>
      <PlainItemsPage
        title={t('likes')}
        crumbs={<BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>}
        above={list.first ? <Privacy isPrivate={list.first.private} /> : null}
        list={list}
        empty={<EmptyList title={t('likes_empty_title')} text={t('likes_empty_text')} />}
      />
    </LikesProvider>
  );
}

function Privacy({ isPrivate }: { readonly isPrivate: boolean }): ReactElement {
  const { t } = useTranslation('list-screens');
  const showFailure = useShowFailure();
  const [setPrivate, { isLoading, originalArgs }] = socialApi.useSetLikesPrivateMutation();
  const change = async (next: boolean) => {
    const { error } = await setPrivate({ private: next });
    if (error) await showFailure({ call: 'likes-private', error, fallbackMessage: t('change_failed') });
  };
  return (
    <Checkbox
      label={t('likes_private')}
      checked={isLoading && originalArgs ? originalArgs.private : isPrivate}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
