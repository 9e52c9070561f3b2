import { Button, TextField } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ProductState } from './parse-products-query.ts';
import styles from './ProductSearch.module.css';

type Props = { readonly keyword: string; readonly state: ProductState | undefined };

/** Searches titles; keeps the selected state. */
export function ProductSearch({ keyword, state }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    void navigate(
      buildPath('seller-products', {}, { ...(state && { state }), ...(words && { keyword: words }) }),
    );
  };
  return (
    <form
      role="search"
      method="get"
      action={buildPath('seller-products', {})}
      className={styles.form}
      onSubmit={submit}
    >
      {state && <input type="hidden" name="state" value={state} />}
      <TextField
        className={styles.field}
        type="search"
        name="keyword"
        label={t('search_products')}
        labelHidden
        placeholder={t('search_products')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" icon="search">
        {t('search')}
      </Button>
    </form>
  );
}
