import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** The amount of a refund, in the minor unit. Throws PARAM for more than is left, RangeError for what is no amount. */
export function chooseRefundAmount(asked: number | 'all', left: number): number {
  const chosen = asked === 'all' ? left : asked;
  if (!Number.isSafeInteger(chosen) || chosen < 0) throw new RangeError(`${chosen} is no amount.`);
  if (chosen > left) throw new ApiError(errorCodes.PARAM, `At most ${left} can be refunded.`);
  return chosen;
}
