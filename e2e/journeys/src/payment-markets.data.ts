/** The address fields of the API. */
export type ApiAddress = Readonly<
  Record<'name' | 'phone' | 'street' | 'unit' | 'district' | 'city' | 'state' | 'postcode', string>
>;

type Method = 'qr' | 'card' | 'installments' | 'bank-transfer' | 'wallet' | 'convenience-store' | 'cod';

export type PaymentMarket = {
  readonly market: string;
  readonly methods: readonly Method[];
  /** The name of QR payments; empty if there are none. */
  readonly scheme: string;
  readonly address: ApiAddress;
};

const emptyAddress = { unit: '', district: '', city: '', state: '', postcode: '' };

/** The markets whose payment methods are tested one by one. */
export const paymentMarkets = [
  {
    market: 'SG',
    methods: ['qr', 'card', 'installments', 'bank-transfer', 'wallet', 'cod'],
    scheme: 'PayNow',
    address: {
      ...emptyAddress,
      ...{ name: 'Mei Tan', phone: '+6591234567', street: '1 Raffles Place', postcode: '049145' },
    },
  },
  {
    market: 'BR',
    methods: ['qr', 'card', 'installments', 'convenience-store', 'wallet'],
    scheme: 'Pix',
    address: {
      ...emptyAddress,
      ...{ name: 'Ana Souza', phone: '+5511912345678', street: 'Avenida Paulista 1000' },
      ...{ district: 'Bela Vista', city: 'São Paulo', state: 'SP', postcode: '01310-100' },
    },
  },
  {
    market: 'TW',
    methods: ['card', 'installments', 'convenience-store', 'bank-transfer', 'wallet', 'cod'],
    scheme: '',
    address: {
      ...emptyAddress,
      ...{ name: '陳小明', phone: '+886912345678', street: '忠孝東路一段1號' },
      ...{ district: '中正區', city: '臺北市', postcode: '100' },
    },
  },
  {
    market: 'TH',
    methods: ['qr', 'card', 'installments', 'bank-transfer', 'wallet', 'cod', 'convenience-store'],
    scheme: 'PromptPay',
    address: {
      ...emptyAddress,
      ...{ name: 'สมชาย ใจดี', phone: '+66812345678', street: '99 ถนนสุขุมวิท' },
      ...{ district: 'คลองเตย', city: 'คลองเตย', state: 'กรุงเทพมหานคร', postcode: '10110' },
    },
  },
] as const satisfies readonly PaymentMarket[];
