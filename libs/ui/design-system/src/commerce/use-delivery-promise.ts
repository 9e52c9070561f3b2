import { isZeroMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { useWords } from '../translations/use-words.ts';
import { useLocaleFormat } from './format-context.ts';

/** Earliest and latest delivery, as ISO dates, and the destination's name if it is known. */
type Arrival = { readonly from: string; readonly to: string; readonly place?: string };

/** Formats when and where a parcel arrives, and its fee or the range of its fees: `Get it Tue 24 – Thu 26 Nov to Bedok, $2.40`. */
export function useDeliveryPromise(): (arrives: Arrival, fee: Money, maxFee?: Money) => string {
  const words = useWords();
  const { days, money } = useLocaleFormat();
  return ({ from, to, place = '' }, fee, maxFee = fee) => {
    const [low, high] = [money(fee), money(maxFee)];
    return words(`delivery_promise${place && '_to'}${isZeroMoney(maxFee) ? '_free' : ''}`, {
      dates: days(from, to),
      place,
      fee: low === high ? low : `${low} – ${high}`,
    });
  };
}
