import type { MarketCode } from '@pasar/markets';
import type { PaymentMethod } from './payment-methods.data.ts';

/** Something that a shopper chooses within a method: a bank or a chain of shops. */
export type PaymentOption = { readonly id: string; readonly name: string };

type MarketPayments = {
  /** In the order in which they are offered; cash on delivery and installments also ask the market's own columns. */
  readonly methods: readonly PaymentMethod[];
  /** What the market's QR payments are called; they are scanned by every bank's app. */
  readonly qrScheme?: string;
  readonly banks: readonly PaymentOption[];
  readonly stores: readonly PaymentOption[];
  /** Months that an amount may be split into. */
  readonly months: readonly number[];
  /** The least that installments are offered for, in the market's minor unit. */
  readonly minInstallmentAmount: number;
  /** What a wallet pays by PIN alone, in the market's minor unit; above it a one-time code is asked for too. */
  readonly walletPinLimit: number;
};

/** Placeholders until the operator has contracts with banks and chains. */
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

/** What each market pays by (doc1 §2.7). */
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

/** What a market pays by. */
export const paymentsOf = (market: MarketCode): MarketPayments => marketPayments[market];
