import type { MarketCode } from '@pasar/markets';

/** The address fields of the API. */
export type ApiAddress = Readonly<
  Record<'name' | 'phone' | 'street' | 'unit' | 'district' | 'city' | 'state' | 'postcode', string>
>;

export type PaymentMarket = {
  readonly market: MarketCode;
  readonly address: ApiAddress;
};

const emptyAddress = { unit: '', district: '', city: '', state: '', postcode: '' };

/** The markets whose payment methods are tested one by one: all methods of each, by the market's row. */
export const paymentMarkets = [
  {
    market: 'SG',
    address: {
      ...emptyAddress,
      ...{ name: 'Mei Tan', phone: '+6591234567', street: '1 Raffles Place', postcode: '049145' },
    },
  },
  {
    market: 'BR',
    address: {
      ...emptyAddress,
      ...{ name: 'Ana Souza', phone: '+5511912345678', street: 'Avenida Paulista 1000' },
      ...{ district: 'Bela Vista', city: 'São Paulo', state: 'SP', postcode: '01310-100' },
    },
  },
  {
    market: 'TW',
    address: {
      ...emptyAddress,
      ...{ name: '陳小明', phone: '+886912345678', street: '忠孝東路一段1號' },
      ...{ district: '中正區', city: '臺北市', postcode: '100' },
    },
  },
  {
    market: 'TH',
    address: {
      ...emptyAddress,
      ...{ name: 'สมชาย ใจดี', phone: '+66812345678', street: '99 ถนนสุขุมวิท' },
      ...{ district: 'คลองเตย', city: 'คลองเตย', state: 'กรุงเทพมหานคร', postcode: '10110' },
    },
  },
] as const satisfies readonly PaymentMarket[];
