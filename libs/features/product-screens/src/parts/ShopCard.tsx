import type { Shop } from '@pasar/catalogue-api';
import { ButtonLink, Card, Image, Tag, lazyPart } from '@pasar/design-system';
import { buildPath, shopPath } from '@pasar/routing-table';
import { HydrateOnInteraction, useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopCard.module.css';

const ReplyTime = lazyPart(() => import('./ReplyTime.tsx'));

/** The shop that sells the item, with a link to chat about it. */
export function ShopCard({ shop, itemid }: { readonly shop: Shop; readonly itemid: number }): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <Card as="section" className={styles.card} aria-label={shop.name}>
      <Image picture={shop.picture} alt="" sizes="4rem" className={styles.picture} />
      <div className={styles.who}>
        <h2 className={styles.name}>{shop.name}</h2>
        <p className={styles.place}>
          {shop.is_official_shop && shop.show_official_shop_label ? (
            <Tag tone="official" size="sm">
              {t('official_shop')}
            </Tag>
          ) : null}
          {shop.location}
        </p>
        {shop.response_seconds === undefined ? null : (
          <HydrateOnInteraction>
            <ReplyTime seconds={shop.response_seconds} />
          </HydrateOnInteraction>
        )}
      </div>
      <div className={styles.visit}>
        <ButtonLink
          variant="secondary"
          size="sm"
          icon="chat"
          to={`${buildPath('chat')}?shopid=${shop.shopid}&itemid=${itemid}`}
        >
          {t('chat_now')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="sm"
          icon="store"
          to={shopPath({ username: shop.username, shopId: shop.shopid })}
        >
          {t('visit_shop')}
        </ButtonLink>
      </div>
      <ShopFacts shop={shop} />
    </Card>
  );
}

function ShopFacts({ shop }: { readonly shop: Shop }): ReactElement {
  const { t } = useTranslation('product-screens');
  const { compact, percent } = useFormat();
  const facts = [
    [t('shop_products'), compact(shop.item_count)],
    [t('shop_rating'), shop.rating_count > 0 ? compact(shop.rating_star) : '–'],
    [t('shop_followers'), compact(shop.follower_count)],
    [t('shop_response'), shop.response_rate === undefined ? '–' : percent(shop.response_rate)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dd className={styles.value}>{value}</dd>
          <dt className={styles.label}>{name}</dt>
        </div>
      ))}
    </dl>
  );
}
