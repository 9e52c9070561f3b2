/** As many as fill one row on desktops. */
export const voucherCount = 3;
