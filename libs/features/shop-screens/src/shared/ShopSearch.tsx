import { IconButton, TextField } from '@pasar/design-system';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './ShopSearch.module.css';

export type ShopSearchProps = {
  /** The URL of the list to search. */
  readonly address: {
    readonly params: { readonly keyword?: string };
    readonly to: (changes: { keyword: string | undefined; shopCollection: undefined }) => string;
  };
};

/** A search field for the shop; an empty keyword shows all items. */
export function ShopSearch({ address }: ShopSearchProps): ReactElement {
  const { t } = useTranslation('shop-screens');
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const to = address.to({ keyword: typed || undefined, shopCollection: undefined });
    void navigate(to, { state: { preventScroll: true } });
  };
  return (
    <form
      method="get"
      className={styles.form}
      role="search"
      aria-label={t('search_in_shop')}
      onSubmit={search}
    >
      <TextField
        label={t('search_in_shop')}
        labelHidden
        name="keyword"
        type="search"
        enterKeyHint="search"
        placeholder={t('search_in_shop')}
        defaultValue={address.params.keyword ?? ''}
        className={styles.field}
      />
      <IconButton type="submit" variant="outlined" icon="search" label={t('search')} />
    </form>
  );
}
