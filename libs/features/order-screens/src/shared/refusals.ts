import type { ApiError } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';

const isRefusal = (error: unknown, code: number): boolean =>
  typeof error === 'object' && error !== null && (error as Partial<ApiError>).code === code;

/** Whether a call failed because there is no such thing, or it is somebody else's: the server tells no difference. */
export const isNotFound = (error: unknown): boolean => isRefusal(error, errorCodes.NOT_FOUND);

/** Whether the bank said no; nothing changed. */
export const isDeclined = (error: unknown): boolean => isRefusal(error, errorCodes.PAYMENT_DECLINED);

/** Whether the order is cancelled, or its time to pay is over. */
export const isTooLateToPay = (error: unknown): boolean => isRefusal(error, errorCodes.ORDER_NOT_PAYABLE);
