import type { Shop } from '@pasar/catalogue-api';
import { Button, Icon, Menu, Tag } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopRelation } from './use-shop-relation.ts';
import styles from './ShopActions.module.css';

/** Following and blocking; on one's own shop a word that it is. */
export const ShopActions = ({ shop }: { readonly shop: Shop }): ReactElement => {
  const { t } = useTranslation('shop-screens');
  const { own, followed, blocked, changing, change } = useShopRelation(shop);
  if (own) return <Tag tone="brand-soft">{t('own_shop')}</Tag>;
  if (blocked)
    return (
      <Button variant="secondary" size="sm" loading={changing} onClick={() => change('unblock')}>
        {t('unblock')}
      </Button>
    );
  return (
    <div className={styles.actions}>
      <Button
        variant={followed ? 'secondary' : 'primary'}
        size="sm"
        icon={followed ? 'check' : 'plus'}
        aria-pressed={followed}
        loading={changing}
        onClick={() => change(followed ? 'unfollow' : 'follow')}
      >
        {t(followed ? 'followed' : 'follow')}
      </Button>
      <Menu
        label={t('more_actions')}
        trigger={<Icon name="more" />}
        className={styles.more}
        entries={[{ label: t('block'), icon: 'eye-off', onSelect: () => change('block') }]}
      />
    </div>
  );
};
