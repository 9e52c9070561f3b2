import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemCard, ItemDetail } from '@pasar/catalogue-api';
import { ErrorState, Skeleton } from '@pasar/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { listModelChoices, choose, chosenModel, firstSelection } from '../purchase/model-choices.ts';
import { VariantPicker } from '../purchase/VariantPicker.tsx';

export type OptionModelProps = {
  readonly item: Pick<ItemCard, 'shopid' | 'itemid'>;
  /** Called with undefined while no model is selected. */
  readonly onModel: (modelid: number | undefined) => void;
};

/** The variant picker of a deal option; its models are fetched when the option is selected. */
export function OptionModel({ item: { shopid, itemid }, onModel }: OptionModelProps): ReactElement {
  const { data, isError, isFetching, refetch } = catalogueApi.useGetItemQuery({ shopid, itemid });
  if (data) return <Models item={data} onModel={onModel} />;
  if (isError) return <ErrorState headingLevel="h3" onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton width="half" />;
}

function Models({ item, onModel }: { readonly item: ItemDetail } & Pick<OptionModelProps, 'onModel'>) {
  const choices = listModelChoices(item);
  const [selection, setSelection] = useState(() => firstSelection(choices));
  const modelid = chosenModel(choices, selection)?.modelid;
  const reportModel = useEffectEvent(onModel);
  useEffect(() => reportModel(modelid), [modelid]);
  const pick = (tier: number, option: number) => setSelection(choose(selection, tier, option));
  return <VariantPicker purchase={{ choices, selection, choose: pick }} />;
}
