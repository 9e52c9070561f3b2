import { cartApi } from '@pasar/cart-api';
import type { Cart, CartLine } from '@pasar/cart-api';
import { Button, Drawer, ErrorState, RadioGroup } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toLineKey } from '../cart/use-cart-changes.ts';
import { OptionsSkeleton } from '../shared/OptionsSkeleton.tsx';
import { findModelLine } from './describe-model-change.ts';
import { ModelOption } from './ModelOption.tsx';
import type { ModelChoice } from './use-model-choice.ts';

type Props = { readonly cart: Cart; readonly line: CartLine; readonly choice: ModelChoice };

/** Chooses another variant of a line, by picture, price and stock. The server decides whether it can be bought. */
export default function ModelDrawer({ cart, line, choice }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const { shopid, itemid } = line;
  const models = cartApi.useGetCartModelsQuery(
    { shopid, itemid },
    { skip: !choice.isOpen, refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState(line.modelid);
  const { change, isChanging } = useChangeModel(line, choice, models.refetch);
  const isBuyable = models.currentData?.models.some(
    ({ modelid, problem }) => modelid === chosen && problem === undefined,
  );
  return (
    <Drawer
      open={choice.isOpen}
      onOpenChange={(open) => open || choice.close()}
      title={t('choose_variant')}
      description={line.name}
      footer={
        <Button
          block
          size="lg"
          loading={isChanging}
          disabled={!isBuyable || chosen === line.modelid}
          onClick={() => chosen !== undefined && change(chosen)}
        >
          {t('change_variant')}
        </Button>
      }
    >
      {models.isError && !models.currentData ? (
        <ErrorState onRetry={models.refetch} retrying={models.isFetching} />
      ) : null}
      {models.currentData ? (
        <RadioGroup
          legend={t('choose_variant')}
          legendHidden
          look="cards"
          value={String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
          options={models.currentData.models.map((model) => ({
            value: String(model.modelid),
            disabled: model.problem !== undefined,
            label: (
              <ModelOption
                model={model}
                current={line}
                alreadyInCart={findModelLine(cart, line, model.modelid)?.quantity}
              />
            ),
          }))}
        />
      ) : null}
      {models.isFetching && !models.currentData ? <OptionsSkeleton /> : null}
    </Drawer>
  );
}

/** Sends the change. A refusal is shown and the variants are fetched again, because one may have been sold out meanwhile. */
function useChangeModel(line: CartLine, choice: ModelChoice, refetch: () => unknown) {
  const { t } = useTranslation('cart-screens');
  const showFailure = useShowFailure();
  const [send, { isLoading }] = cartApi.useChangeCartModelMutation();
  const change = async (modelid: number): Promise<void> => {
    const { data, error } = await send({ ...toLineKey(line), to_modelid: modelid });
    if (data) return choice.finish(data, modelid);
    refetch();
    await showFailure({ call: 'cart-change-model', error, fallbackMessage: t('change_failed') });
  };
  return { isChanging: isLoading, change: (modelid: number) => void change(modelid) };
}
