import type { MarketCode } from '@pasar/markets';

/** How the sellers of a market write prices: currency names and signs that are missing in the locale data. */
export type PriceWords = {
  readonly currencyNames?: readonly string[];
  /** What stands for thousands or more after a number, with its power of ten: `120k` is 120 000. */
  readonly multiples?: Readonly<Record<string, number>>;
};

const thousand = { k: 3 } as const;
const mil = { mil: 3 } as const;

export const priceWords = {
  SG: { currencyNames: ['s$', 'sgd$'], multiples: thousand },
  ID: {
    currencyNames: ['rupiah'],
    multiples: { ...thousand, rb: 3, ribu: 3, jt: 6, juta: 6 },
  },
  MY: { currencyNames: ['ringgit'], multiples: thousand },
  PH: { currencyNames: ['p', 'peso', 'pesos', 'piso'], multiples: thousand },
  TW: { currencyNames: ['元', '圓', '元整', '圓整', '塊', 'nt', 'ntd'], multiples: { 萬: 4, 万: 4 } },
  TH: { currencyNames: ['บาท', 'baht'], multiples: { ...thousand, พัน: 3 } },
  VN: {
    currencyNames: ['đ', 'd', 'vnđ', 'đồng', 'dong'],
    multiples: { ...thousand, nghìn: 3, ngàn: 3, tr: 6, triệu: 6 },
  },
  BR: { currencyNames: ['real', 'reais'], multiples: mil },
  MX: { currencyNames: ['peso', 'pesos', 'm.n'], multiples: mil },
  CO: { currencyNames: ['peso', 'pesos'], multiples: mil },
  CL: { currencyNames: ['peso', 'pesos'], multiples: mil },
  AR: { currencyNames: ['peso', 'pesos'], multiples: mil },
  FR: { currencyNames: ['euro', 'euros'] },
  PL: { currencyNames: ['zl', 'złoty', 'złote', 'złotych'] },
  ES: { currencyNames: ['euro', 'euros'] },
  IN: { currencyNames: ['rs', 'rupee', 'rupees', 'रु', 'रुपये', 'रुपए'], multiples: { ...thousand, lakh: 5 } },
} as const satisfies Readonly<Record<MarketCode, PriceWords>>;
