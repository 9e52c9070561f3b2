/** Test accounts, the same in every market; `npm start` prints them. The seller owns a shop in each. */
export const testAccounts = {
  buyer: { userid: 1001, username: 'budi', password: 'pasar-buyer-1', email: 'budi@example.com' },
  secondBuyer: { userid: 1002, username: 'citra', password: 'pasar-buyer-2', email: 'citra@example.com' },
  seller: { userid: 1003, username: 'selvi', password: 'pasar-seller-1', email: 'selvi@example.com' },
  minor: { userid: 1004, username: 'dewi', password: 'pasar-minor-1', email: 'dewi@example.com' },
} as const;

/** The minor's age on the day of the seed. */
export const minorAge = 15;
