import type { Shop } from '@pasar/catalogue-api';
import { Button, ButtonLink, Icon, Menu, Tag } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopRelation } from './use-shop-relation.ts';
import styles from './ShopActions.module.css';

/** Buttons to follow, chat and block; a tag instead on the shopper's own shop. */
export function ShopActions({ shop }: { readonly shop: Shop }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { isOwn, isFollowed, isBlocked, isChanging, change } = useShopRelation(shop);
  if (isOwn) return <Tag tone="brand-soft">{t('own_shop')}</Tag>;
  if (isBlocked)
    return (
      <Button variant="secondary" size="sm" loading={isChanging} onClick={() => change('unblock')}>
        {t('unblock')}
      </Button>
    );
  return (
    <div className={styles.actions}>
      <Button
        variant={isFollowed ? 'secondary' : 'primary'}
        size="sm"
        icon={isFollowed ? 'check' : 'plus'}
        aria-pressed={isFollowed}
        loading={isChanging}
        onClick={() => change(isFollowed ? 'unfollow' : 'follow')}
      >
        {t(isFollowed ? 'followed' : 'follow')}
      </Button>
      <ButtonLink variant="secondary" size="sm" icon="chat" to={`${buildPath('chat')}?shopid=${shop.shopid}`}>
        {t('chat_now')}
      </ButtonLink>
      <Menu
        label={t('more_actions')}
        trigger={<Icon name="more" />}
        className={styles.more}
        entries={[{ label: t('block'), icon: 'eye-off', onSelect: () => change('block') }]}
      />
    </div>
  );
}
