import type { MarketCode } from '@pasar/markets';
import type { PaymentMethod } from './payment-methods.data.ts';

/** An option of a method: a bank or a store chain. */
export type PaymentOption = { readonly id: string; readonly name: string };

type MarketPayments = {
  /** In display order; cash on delivery and instalments also depend on the market's row. */
  readonly methods: readonly PaymentMethod[];
  /** The name of the market's QR payment scheme, which every bank's app can scan. */
  readonly qrScheme?: string;
  readonly banks: readonly PaymentOption[];
  readonly stores: readonly PaymentOption[];
  /** Numbers of months that an amount may be split into. */
  readonly months: readonly number[];
  /** Minimum amount for instalments, in the market's minor unit. */
  readonly minInstallmentAmount: number;
  /** Maximum amount that a wallet pays by PIN alone, in the market's minor unit; above it a one-time code is required too. */
  readonly walletPinLimit: number;
};

/** Placeholders until the operator has contracts with banks and store chains. */
const banks: readonly PaymentOption[] = [
  { id: 'harbour', name: 'Harbour Bank' },
  { id: 'meridian', name: 'Meridian Bank' },
];
const stores: readonly PaymentOption[] = [
  { id: 'corner24', name: 'Corner 24' },
  { id: 'dailystop', name: 'Daily Stop' },
];
const shared = { banks, stores, months: [3, 6, 12] } as const;
const inHundredths = { minInstallmentAmount: 10_000, walletPinLimit: 20_000 };
const withTransfer = ['card', 'installments', 'bank-transfer', 'wallet', 'cod'] as const;

/** Payment methods of each market (doc1 §2.7). */
export const marketPayments = {
  SG: { ...shared, ...inHundredths, methods: ['qr', ...withTransfer], qrScheme: 'PayNow' },
  ID: {
    ...shared,
    methods: ['qr', ...withTransfer, 'convenience-store'],
    qrScheme: 'QRIS',
    minInstallmentAmount: 50_000_000,
    walletPinLimit: 100_000_000,
  },
  MY: { ...shared, ...inHundredths, methods: ['qr', ...withTransfer], qrScheme: 'DuitNow QR' },
  PH: {
    ...shared,
    methods: ['qr', ...withTransfer, 'convenience-store'],
    qrScheme: 'QR Ph',
    minInstallmentAmount: 300_000,
    walletPinLimit: 500_000,
  },
  TW: {
    ...shared,
    methods: ['card', 'installments', 'convenience-store', 'bank-transfer', 'wallet', 'cod'],
    minInstallmentAmount: 100_000,
    walletPinLimit: 300_000,
  },
  TH: {
    ...shared,
    methods: ['qr', ...withTransfer, 'convenience-store'],
    qrScheme: 'PromptPay',
    minInstallmentAmount: 100_000,
    walletPinLimit: 300_000,
  },
  VN: {
    ...shared,
    methods: ['qr', ...withTransfer],
    qrScheme: 'VietQR',
    minInstallmentAmount: 3_000_000,
    walletPinLimit: 2_000_000,
  },
  BR: {
    ...shared,
    ...inHundredths,
    methods: ['qr', 'card', 'installments', 'convenience-store', 'wallet'],
    qrScheme: 'Pix',
    months: [2, 3, 6, 10, 12],
  },
  MX: {
    ...shared,
    methods: ['card', 'installments', 'bank-transfer', 'convenience-store', 'wallet'],
    minInstallmentAmount: 50_000,
    walletPinLimit: 200_000,
  },
  CO: {
    ...shared,
    methods: ['card', 'installments', 'bank-transfer', 'convenience-store', 'wallet', 'cod'],
    minInstallmentAmount: 10_000_000,
    walletPinLimit: 30_000_000,
  },
  CL: {
    ...shared,
    methods: ['card', 'installments', 'bank-transfer', 'wallet'],
    minInstallmentAmount: 30_000,
    walletPinLimit: 80_000,
  },
  AR: {
    ...shared,
    methods: ['card', 'installments', 'bank-transfer', 'convenience-store', 'wallet'],
    minInstallmentAmount: 3_000_000,
    walletPinLimit: 10_000_000,
  },
  FR: { ...shared, ...inHundredths, methods: ['card', 'installments', 'bank-transfer', 'wallet'] },
  PL: { ...shared, ...inHundredths, methods: ['card', 'installments', 'bank-transfer', 'wallet', 'cod'] },
  ES: { ...shared, ...inHundredths, methods: ['card', 'installments', 'bank-transfer', 'wallet'] },
  IN: {
    ...shared,
    methods: ['qr', 'card', 'bank-transfer', 'wallet', 'cod'],
    qrScheme: 'UPI',
    minInstallmentAmount: 300_000,
    walletPinLimit: 500_000,
  },
} as const satisfies Readonly<Record<MarketCode, MarketPayments>>;

/** The payment methods and limits of a market. */
export const getMarketPayments = (market: MarketCode): MarketPayments => marketPayments[market];
