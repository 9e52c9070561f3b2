import { shopProductsApi } from '@pasar/catalogue-api';
import type { ListedShopProduct } from '@pasar/catalogue-api';
import {
  Button,
  ErrorState,
  IconButton,
  Image,
  LoadMore,
  Notice,
  Skeleton,
  TextField,
} from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ItemPicker.module.css';

type PickedItem = {
  readonly itemid: number;
  readonly title: string;
  readonly picture?: { readonly id: string } | undefined;
};

type Props<Item extends PickedItem> = {
  readonly items: readonly Item[];
  /** The name of the list of chosen products; by default "chosen products". */
  readonly label?: string;
  /** How many can be chosen. */
  readonly max: number;
  readonly isFixed?: boolean;
  readonly error: string | undefined;
  readonly toItem: (product: ListedShopProduct) => Item;
  readonly onChange: (items: readonly Item[]) => void;
  /** Further fields of a chosen product. */
  readonly renderFields?: (item: Item) => ReactNode;
};

/** Chooses products of the shop: the chosen ones, and a search for more. */
export function ItemPicker<Item extends PickedItem>({
  items,
  label,
  max,
  isFixed = false,
  error,
  toItem,
  onChange,
  renderFields,
}: Props<Item>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  const name = label ?? t('chosen_products');
  return (
    <>
      {error ? (
        <Notice tone="danger" announce>
          {error}
        </Notice>
      ) : null}
      <p className={styles.count}>{t('chosen_number', { number: number(items.length), max: number(max) })}</p>
      <ul className={styles.items} aria-label={name}>
        {items.map((item) => (
          <ItemRow key={item.itemid} item={item} fields={renderFields?.(item)}>
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
      {isFixed || items.length >= max ? null : (
        <ItemSearch
          label={name}
          chosen={items.map(({ itemid }) => itemid)}
          onAdd={(product) => onChange([...items, toItem(product)])}
        />
      )}
    </>
  );
}

type SearchProps = {
  readonly label: string;
  readonly chosen: readonly number[];
  readonly onAdd: (product: ListedShopProduct) => void;
};

/** Searches the shop's products by title; without a keyword the newest. */
function ItemSearch({ label, chosen, onAdd }: SearchProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const list = shopProductsApi.useListShopProductsInfiniteQuery(keyword === '' ? {} : { keyword });
  const found = (list.data?.pages.flatMap(({ products }) => products) ?? []).filter(
    ({ itemid }) => !chosen.includes(itemid),
  );
  const search = () => setKeyword(text.trim());
  return (
    <div role="search" aria-label={label} className={styles.search}>
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
          {found.map((product) => (
            <ItemRow key={product.itemid} item={product}>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('choose_product', { title: product.title })}
                onClick={() => onAdd(product)}
              >
                {t('choose')}
              </Button>
            </ItemRow>
          ))}
        </ul>
      )}
      <LoadMore list={list} size="sm" variant="quiet">
        {t('more_products')}
      </LoadMore>
    </div>
  );
}

type RowProps = {
  readonly item: PickedItem;
  readonly fields?: ReactNode;
  readonly children: ReactNode;
};

const ItemRow = ({ item: { title, picture }, fields, children }: RowProps): ReactElement => (
  <li className={styles.item}>
    {picture ? (
      <Image picture={picture.id} alt="" sizes="2.5rem" tinted rounded className={styles.picture} />
    ) : (
      <span className={styles.picture} />
    )}
    <span className={styles.title}>{title}</span>
    {children}
    {fields ? <div className={styles.fields}>{fields}</div> : null}
  </li>
);
