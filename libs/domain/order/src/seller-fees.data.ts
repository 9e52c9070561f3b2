import type { MarketCode } from '@pasar/markets';

/** What the marketplace charges a seller for an order, in basis points of the goods that the buyer keeps. */
export type SellerFees = {
  readonly commissionBasisPoints: number;
  /** For handling the payment, whatever its method. */
  readonly transactionFeeBasisPoints: number;
};

export const commonSellerFees: SellerFees = { commissionBasisPoints: 500, transactionFeeBasisPoints: 200 };

/** Markets that differ from the common fees. An order keeps the fees of the moment in which it was placed. */
export const marketSellerFees: Partial<Readonly<Record<MarketCode, Partial<SellerFees>>>> = {
  SG: { commissionBasisPoints: 600, transactionFeeBasisPoints: 300 },
  ID: { commissionBasisPoints: 450, transactionFeeBasisPoints: 180 },
  TW: { commissionBasisPoints: 550, transactionFeeBasisPoints: 250 },
  VN: { commissionBasisPoints: 400, transactionFeeBasisPoints: 250 },
  BR: { commissionBasisPoints: 1200, transactionFeeBasisPoints: 200 },
  MX: { commissionBasisPoints: 800, transactionFeeBasisPoints: 300 },
  FR: { commissionBasisPoints: 700, transactionFeeBasisPoints: 150 },
  PL: { commissionBasisPoints: 600, transactionFeeBasisPoints: 150 },
  ES: { commissionBasisPoints: 700, transactionFeeBasisPoints: 150 },
};
