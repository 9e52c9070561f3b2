import { Button, TextField } from '@pasar/design-system';
import type { SearchParams } from '@pasar/search-params';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterGroup } from './FilterGroup.tsx';
import type { SearchChanges } from './list-address.ts';
import { useListContext } from './list-context.ts';
import { readPriceRange } from './price-range.ts';
import styles from './PriceFilter.module.css';

export type PriceFilterProps = {
  readonly params: SearchParams;
  readonly onChange: (changes: SearchChanges) => void;
};

const typed = (price: number | undefined): string => (price === undefined ? '' : String(price));

/** A price range in the market's currency. */
export function PriceFilter({ params, onChange }: PriceFilterProps): ReactElement {
  const { t } = useTranslation('result-list');
  const { market } = useListContext();
  const [wrong, setWrong] = useState(false);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const range = readPriceRange({ min: String(form.get('min')), max: String(form.get('max')) });
    setWrong(!range.ok);
    if (range.ok) onChange(range.changes);
  };
  return (
    <FilterGroup title={`${t('price')} (${market.currency})`}>
      <form method="get" className={styles.form} onSubmit={apply} noValidate>
        <TextField
          label={t('min_price')}
          labelHidden
          name="min"
          inputMode="decimal"
          placeholder={t('min')}
          defaultValue={typed(params.minPrice)}
          autoComplete="off"
        />
        <span aria-hidden="true">–</span>
        <TextField
          label={t('max_price')}
          labelHidden
          name="max"
          inputMode="decimal"
          placeholder={t('max')}
          defaultValue={typed(params.maxPrice)}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" block className={styles.apply}>
          {t('apply')}
        </Button>
      </form>
      {wrong ? (
        <p role="alert" className={styles.wrong}>
          {t('price_error')}
        </p>
      ) : null}
    </FilterGroup>
  );
}
