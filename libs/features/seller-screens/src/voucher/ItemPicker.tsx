import { voucherLimits } from '@pasar/cart';
import { shopProductsApi } from '@pasar/catalogue-api';
import { Button, ErrorState, IconButton, Image, Notice, Skeleton, TextField } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenItem } from './voucher-form.ts';
import styles from './ItemPicker.module.css';

type Props = {
  readonly items: readonly ChosenItem[];
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (items: readonly ChosenItem[]) => void;
};

/** Chooses products of the shop: the chosen ones, and a search for more. */
export function ItemPicker({ items, isFixed, error, onChange }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  return (
    <>
      {error ? (
        <Notice tone="danger" announce>
          {error}
        </Notice>
      ) : null}
      <p className={styles.count}>
        {t('chosen_number', { number: number(items.length), max: number(voucherLimits.maxItems) })}
      </p>
      <ul className={styles.items} aria-label={t('chosen_products')}>
        {items.map((item) => (
          <ItemRow key={item.itemid} item={item}>
            {isFixed ? null : (
              <IconButton
                icon="trash"
                label={t('remove_product', { title: item.title })}
                onClick={() => onChange(items.filter(({ itemid }) => itemid !== item.itemid))}
              />
            )}
          </ItemRow>
        ))}
      </ul>
      {isFixed || items.length >= voucherLimits.maxItems ? null : (
        <ItemSearch chosen={items.map(({ itemid }) => itemid)} onAdd={(item) => onChange([...items, item])} />
      )}
    </>
  );
}

type SearchProps = {
  readonly chosen: readonly number[];
  readonly onAdd: (item: ChosenItem) => void;
};

/** Searches the shop's products by title; without a keyword the newest. */
function ItemSearch({ chosen, onAdd }: SearchProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const list = shopProductsApi.useListShopProductsInfiniteQuery(keyword === '' ? {} : { keyword });
  const found = (list.data?.pages.flatMap(({ products }) => products) ?? []).filter(
    ({ itemid }) => !chosen.includes(itemid),
  );
  const search = () => setKeyword(text.trim());
  return (
    <div role="search" className={styles.search}>
      <TextField
        type="search"
        label={t('search_products')}
        labelHidden
        placeholder={t('search_products')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      />
      <Button variant="secondary" icon="search" onClick={search}>
        {t('search')}
      </Button>
      {list.isError && found.length === 0 ? (
        <ErrorState onRetry={list.refetch} retrying={list.isFetching} />
      ) : list.isLoading ? (
        <Skeleton shape="block" className={styles.loading} />
      ) : found.length === 0 ? (
        <p className={styles.count}>{t('no_products_title')}</p>
      ) : (
        <ul className={styles.items} aria-label={t('search_products')}>
          {found.map(({ itemid, title, picture }) => (
            <ItemRow key={itemid} item={{ itemid, title, ...(picture && { picture }) }}>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('choose_product', { title })}
                onClick={() => onAdd({ itemid, title, ...(picture && { picture }) })}
              >
                {t('choose')}
              </Button>
            </ItemRow>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button
          size="sm"
          variant="quiet"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more_products')}
        </Button>
      ) : null}
    </div>
  );
}

type RowProps = { readonly item: ChosenItem; readonly children: ReactNode };

const ItemRow = ({ item: { title, picture }, children }: RowProps): ReactElement => (
  <li className={styles.item}>
    {picture ? (
      <Image picture={picture.id} alt="" sizes="2.5rem" tinted rounded className={styles.picture} />
    ) : (
      <span className={styles.picture} />
    )}
    <span className={styles.title}>{title}</span>
    {children}
  </li>
);
