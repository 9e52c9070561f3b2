import { cartApi } from '@pasar/cart-api';
import type { AddOnDeal } from '@pasar/catalogue-api';
import { Button, ErrorState, RadioGroup, Skeleton, Stack } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddOnDrawer.module.css';

type Props = {
  readonly item: AddOnDeal['sub_items'][number]['item'];
  readonly isAdding: boolean;
  readonly onChoose: (modelid: number) => void;
};

/** The variants of a sub item; those that cannot be bought say why. */
export function AddOnModels({ item: { shopid, itemid }, isAdding, onChoose }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const models = cartApi.useGetCartModelsQuery({ shopid, itemid }, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState('');
  return (
    <Stack gap="sm" className={styles.models}>
      {models.isError && !models.data ? (
        <ErrorState headingLevel="h3" onRetry={() => void models.refetch()} retrying={models.isFetching} />
      ) : null}
      {models.isLoading ? <Skeleton shape="block" className={styles.skeleton} /> : null}
      {models.data ? (
        <>
          <RadioGroup
            legend={t('add_on_add_variant')}
            legendHidden
            value={chosen}
            onValueChange={setChosen}
            options={models.data.models.map(({ modelid, model_name, problem }) => ({
              value: String(modelid),
              label: model_name,
              disabled: problem !== undefined,
              hint: problem && t(`problem_${problem}`),
            }))}
          />
          <Button
            size="sm"
            block
            loading={isAdding}
            disabled={chosen === ''}
            onClick={() => onChoose(Number(chosen))}
          >
            {t('add_on_add_variant')}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
