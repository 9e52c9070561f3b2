import type { AfterSaleTerms } from './after-sale-terms.data.ts';
import { returnReasonIds, returnReasons } from './reasons.data.ts';
import type { ReturnReason, ReturnSolution } from './reasons.data.ts';

export type ReturnOption = {
  readonly reason: ReturnReason;
  readonly solutions: readonly ReturnSolution[];
  readonly minPictures: number;
};

/** Whether the parcel was confirmed as received: non-receipt is a reason only for an unconfirmed one. */
type Receipt = { readonly isReceived: boolean };

/** The return reasons that a market's terms allow for an order, with their requirements. */
export const returnOptions = (
  { allowsChangedMind }: Pick<AfterSaleTerms, 'allowsChangedMind'>,
  { isReceived }: Receipt,
): readonly ReturnOption[] =>
  returnReasonIds
    .filter((reason) => reason !== 'changed-mind' || allowsChangedMind)
    .filter((reason) => reason !== 'not-received' || !isReceived)
    .map((reason) => ({ reason, ...returnReasons[reason] }));
