import { shopProductsApi } from '@pasar/catalogue-api';
import type { ListedShopProduct } from '@pasar/catalogue-api';
import { Button, ButtonLink, Card, Icon, Image, Tag } from '@pasar/design-system';
import { compareMoney } from '@pasar/money';
import type { OwnShop } from '@pasar/order-api';
import { buildPath, productPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreHref } from '../shared/use-store-href.ts';
import { useSellerStep } from '../shared/use-seller-step.ts';
import styles from './ProductCard.module.css';

type Props = { readonly product: ListedShopProduct; readonly shop: OwnShop };

/** Whether a product cannot be published because it has no photo. */
const needsPicture = ({ is_published, picture }: ListedShopProduct): boolean => !is_published && !picture;

/** A product in the seller's list: price, stock, visibility and actions. */
export function ProductCard({ product, shop }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { itemid, title, price_min, price_max, stock, sold, model_count, is_published, flash_sale_ends_at } =
    product;
  const isOnePrice = compareMoney(price_min, price_max) === 0;
  const facts = [
    t('stock_number', { number: format.number(stock) }),
    t('sold_number', { number: format.number(sold) }),
    ...(model_count > 0 ? [t('variants_number', { number: format.number(model_count) })] : []),
  ];
  return (
    <Card as="article" aria-label={title}>
      <div className={styles.card}>
        {product.picture ? (
          <Image
            picture={product.picture.id}
            alt=""
            sizes="4.5rem"
            tinted
            rounded
            className={styles.picture}
          />
        ) : (
          <span className={styles.empty}>
            <Icon name="picture" />
          </span>
        )}
        <div className={styles.facts}>
          <h2 className={styles.title}>{title}</h2>
          <strong className={styles.price}>
            {isOnePrice ? format.money(price_min) : `${format.money(price_min)} – ${format.money(price_max)}`}
          </strong>
          <span className={styles.muted}>{facts.join(' · ')}</span>
          {flash_sale_ends_at === undefined ? null : (
            <span className={styles.muted}>
              {t('sale_fixed_title', { date: format.dateTime(flash_sale_ends_at) })}
            </span>
          )}
          {needsPicture(product) ? <span className={styles.muted}>{t('publish_needs_picture')}</span> : null}
        </div>
        <StateTag product={product} />
        <div className={styles.actions}>
          {is_published ? <ViewLink shopid={shop.shopid} product={product} /> : null}
          <PublishButton product={product} />
          <ButtonLink
            size="sm"
            variant="secondary"
            icon="edit"
            to={buildPath('seller-product', { itemId: itemid })}
          >
            {t('edit')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function StateTag({ product: { is_published, stock } }: Pick<Props, 'product'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const [tone, text] = !is_published
    ? (['neutral', 'product_unpublished'] as const)
    : stock === 0
      ? (['danger', 'product_sold-out'] as const)
      : (['success', 'product_published'] as const);
  return (
    <span className={styles.state}>
      <Tag tone={tone}>{t(text)}</Tag>
    </span>
  );
}

type ViewProps = { readonly shopid: number; readonly product: ListedShopProduct };

function ViewLink({ shopid, product: { itemid, title } }: ViewProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const href = useStoreHref();
  return (
    <a className={styles.view} href={href(productPath({ name: title, shopId: shopid, itemId: itemid }))}>
      {t('view_in_store')}
    </a>
  );
}

function PublishButton({ product }: Pick<Props, 'product'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [publish, { isLoading }] = shopProductsApi.usePublishShopProductMutation();
  const { itemid, revision, is_published } = product;
  const send = () =>
    void run(publish({ itemid, revision, is_published: !is_published }), {
      ...{ call: 'seller-product-publish', failed: t('product_failed') },
      done: t(is_published ? 'hidden_done' : 'published_done'),
    });
  const isFixed = is_published && product.flash_sale_ends_at !== undefined;
  return (
    <Button
      size="sm"
      variant="quiet"
      loading={isLoading}
      disabled={needsPicture(product) || isFixed}
      onClick={send}
    >
      {t(is_published ? 'hide' : 'publish')}
    </Button>
  );
}
