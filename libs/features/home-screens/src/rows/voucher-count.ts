/** One row on a desktop. */
export const voucherCount = 3;
