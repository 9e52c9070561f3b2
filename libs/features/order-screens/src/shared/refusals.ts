import type { ApiError } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';

const isRefusal = (error: unknown, code: number): boolean =>
  typeof error === 'object' && error !== null && (error as Partial<ApiError>).code === code;

/** Whether the payment was declined; the order is unchanged. */
export const isDeclined = (error: unknown): boolean => isRefusal(error, errorCodes.PAYMENT_DECLINED);

/** Whether the order can no longer be paid: it is cancelled, or its payment deadline has passed. */
export const isTooLateToPay = (error: unknown): boolean => isRefusal(error, errorCodes.ORDER_NOT_PAYABLE);
