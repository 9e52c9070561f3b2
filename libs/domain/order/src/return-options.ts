import type { AfterSaleTerms } from './after-sale-terms.data.ts';
import { returnReasonIds, returnReasons } from './reasons.data.ts';
import type { ReturnReason, ReturnSolution } from './reasons.data.ts';

export type ReturnOption = {
  readonly reason: ReturnReason;
  readonly solutions: readonly ReturnSolution[];
  readonly minPictures: number;
};

/** Whether a parcel that nobody received can be asked back for: only one that is not confirmed. */
type Receipt = { readonly isReceived: boolean };

/** The reasons that a market's terms allow for an order, with what each demands. */
export const returnOptions = (
  { allowsChangedMind }: Pick<AfterSaleTerms, 'allowsChangedMind'>,
  { isReceived }: Receipt,
): readonly ReturnOption[] =>
  returnReasonIds
    .filter((reason) => reason !== 'changed-mind' || allowsChangedMind)
    .filter((reason) => reason !== 'not-received' || !isReceived)
    .map((reason) => ({ reason, ...returnReasons[reason] }));
