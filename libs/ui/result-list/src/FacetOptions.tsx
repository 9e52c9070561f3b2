import { Button, Checkbox } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterGroup } from './FilterGroup.tsx';
import type { FacetCount } from './list-response.ts';
import { useListContext } from './list-context.ts';
import styles from './FacetOptions.module.css';

export type FacetOptionsProps = {
  readonly title: string;
  readonly options: readonly FacetCount[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
};

const atFirst = 6;

/** Selected options stay visible even if the response no longer counts them. */
const withChosen = (options: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] => {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...missing.map((value) => ({ value, label: value, count: 0 })), ...options];
};

/** Options with their result counts: the first few, and all on demand. Renders nothing if there are none. */
export function FacetOptions({ title, options, chosen, onToggle }: FacetOptionsProps): ReactElement | null {
  const { t } = useTranslation('result-list');
  const [open, setOpen] = useState(false);
  const all = withChosen(options, chosen);
  if (all.length === 0) return null;
  return (
    <FilterGroup title={title}>
      {all
        .filter(({ value }, index) => open || index < atFirst || chosen.includes(value))
        .map((option) => (
          <FacetOption
            key={option.value}
            option={option}
            checked={chosen.includes(option.value)}
            onToggle={() => onToggle(option.value)}
          />
        ))}
      {all.length > atFirst ? (
        <Button
          variant="quiet"
          size="sm"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'fewer_options' : 'more_options')}
        </Button>
      ) : null}
    </FilterGroup>
  );
}

type FacetOptionProps = {
  readonly option: FacetCount;
  readonly checked: boolean;
  readonly onToggle: () => void;
};

function FacetOption({ option, checked, onToggle }: FacetOptionProps): ReactElement {
  const { number } = useListContext().format;
  return (
    <Checkbox
      checked={checked}
      onChange={onToggle}
      label={
        <span className={styles.option}>
          <span>{option.label}</span>
          {option.count > 0 ? (
            <span>
              {number(option.count)}
              {option.at_least ? '+' : ''}
            </span>
          ) : null}
        </span>
      }
    />
  );
}
