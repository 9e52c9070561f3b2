import { Button, Notice, RadioGroup, Skeleton, Stack, TextField, useWords } from '@pasar/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BranchPicker.module.css';

/** A branch to choose. */
export type PickableBranch = {
  readonly branch_id: string;
  readonly name: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
};

export type BranchPickerProps = {
  /** The branches that match the search, the nearest first; undefined until they are loaded. */
  readonly branches: readonly PickableBranch[] | undefined;
  /** Whether more branches match. */
  readonly hasMore?: boolean;
  /** Whether the branches could not be loaded. */
  readonly failed?: boolean;
  /** The id of the chosen branch. */
  readonly value?: string | undefined;
  readonly error?: ReactNode;
  readonly onChoose: (branchId: string) => void;
  /** Called with the words once the shopper stops typing. */
  readonly onSearch: (words: string) => void;
  readonly onRetry?: () => void;
};

const searchDebounceMs = 250;
const maxSearchLength = 60;

/** Searches and chooses the branch where a parcel is picked up. */
export function BranchPicker(props: BranchPickerProps): ReactElement {
  const { t } = useTranslation('address-form');
  const [words, setWords] = useState('');
  useDebounced(words, props.onSearch);
  return (
    <Stack gap="md">
      <TextField
        type="search"
        label={t('branch_search')}
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit a form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Branches {...props} />
    </Stack>
  );
}

function Branches({
  branches,
  hasMore = false,
  failed = false,
  value,
  error,
  onChoose,
  onRetry,
}: BranchPickerProps): ReactElement {
  const { t } = useTranslation('address-form');
  const words = useWords();
  if (failed)
    return (
      <Notice
        tone="danger"
        announce
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {words('retry')}
          </Button>
        }
      >
        {t('branch_failed')}
      </Notice>
    );
  if (!branches) return <Skeleton shape="block" className={styles.skeleton} />;
  if (branches.length === 0) return <Notice>{t('branch_none')}</Notice>;
  return (
    <>
      <div className={styles.list}>
        <RadioGroup
          legend={t('branch_choose')}
          legendHidden
          look="cards"
          value={value ?? ''}
          onValueChange={onChoose}
          error={error}
          options={branches.map((branch) => ({
            value: branch.branch_id,
            label: branch.name,
            hint: branchPlace(branch),
          }))}
        />
      </div>
      {hasMore ? <p className={styles.more}>{t('branch_more')}</p> : null}
    </>
  );
}

/** A branch's place in one line. */
export const branchPlace = ({ street, district, city }: PickableBranch): string =>
  [street, district, city].join(', ');

/** Calls `onChange` with a value that has not changed for a moment; not with the first one. */
function useDebounced(value: string, onChange: (value: string) => void): void {
  const [settled, setSettled] = useState(value);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => {
      setSettled(value);
      report(value.trim());
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
}
