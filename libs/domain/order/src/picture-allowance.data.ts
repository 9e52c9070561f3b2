/**
 * What a shopper may send of pictures in a day, for returns and ratings together: ten returns with six pictures each, and some to
 * spare. Bytes are counted as they are sent.
 */
export const pictureAllowance = { picturesPerDay: 100, bytesPerDay: 40_000_000 } as const;
