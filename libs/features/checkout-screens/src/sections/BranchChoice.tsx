import { BranchPicker, branchPlace } from '@pasar/address-form';
import { Button } from '@pasar/design-system';
import { injectBranchApi } from '@pasar/order-api/inject-branches';
import type { CheckoutShop } from '@pasar/order-api/inject';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import styles from './BranchChoice.module.css';

type Props = {
  readonly shop: CheckoutShop;
  readonly addressId: number | undefined;
  /** The chosen branch; the preview follows. */
  readonly chosen: string | undefined;
  readonly onChoose: (branchId: string) => void;
};

/** The branch where a shop's parcel is picked up: the chosen one, or a list to choose from. */
export function BranchChoice({ shop, chosen, ...props }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const [isChanging, setIsChanging] = useState(false);
  const { branch, branch_problem } = shop.delivery;
  const isUsable = branch !== undefined && branch.branch_id === chosen && !branch_problem;
  if (!isUsable || isChanging)
    return (
      <BranchSearch
        {...props}
        chosen={chosen}
        onChoose={(id) => {
          setIsChanging(false);
          props.onChoose(id);
        }}
      />
    );
  return (
    <div className={styles.chosen}>
      <p className={styles.words}>
        <span className={styles.label}>{t('pick_up_at')}</span>
        <strong>{branch.name}</strong>
        <span>{branchPlace(branch)}</span>
      </p>
      <Button size="sm" variant="quiet" onClick={() => setIsChanging(true)}>
        {t('change')}
      </Button>
    </div>
  );
}

function BranchSearch({ addressId, chosen, onChoose }: Omit<Props, 'shop'>): ReactElement {
  const [words, setWords] = useState('');
  const { currentData, data, isError, refetch } = injectBranchApi(useHost().api).useListBranchesQuery({
    ...(words && { q: words }),
    ...(addressId !== undefined && { address_id: addressId }),
  });
  const found = currentData ?? data;
  return (
    <BranchPicker
      branches={found?.branches}
      hasMore={found?.has_more ?? false}
      failed={isError}
      value={chosen}
      onChoose={onChoose}
      onSearch={setWords}
      onRetry={() => void refetch()}
    />
  );
}
