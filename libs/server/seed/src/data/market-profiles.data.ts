import type { MarketCode } from '@pasar/markets';

/** Differences between markets of the demo catalogue: words, cities, and price levels. */
export type MarketProfile = {
  /** Its word list. */
  readonly words: 'en' | 'id' | 'ms' | 'th' | 'vi' | 'zh-Hant' | 'pt-BR' | 'es' | 'fr' | 'pl';
  /** Unicode annotation folders for the names of things, the most local first. */
  readonly annotations: readonly string[];
  /** Cities that goods are shipped from. */
  readonly cities: string;
  /** The price of goods worth one US dollar, in whole units of the currency. */
  readonly perDollar: number;
  /** Prices are a multiple of `step` minus `less`, in whole units: 1 and 0.1 give 4.90. */
  readonly step: number;
  readonly less: number;
};

export const marketProfiles: Record<MarketCode, MarketProfile> = {
  SG: {
    words: 'en',
    annotations: ['en'],
    cities: 'Bedok|Jurong|Tampines|Woodlands|Queenstown|Hougang',
    perDollar: 1.35,
    step: 1,
    less: 0.1,
  },
  ID: {
    words: 'id',
    annotations: ['id'],
    cities: 'Jakarta Selatan|Bandung|Surabaya|Yogyakarta|Medan|Semarang',
    perDollar: 12_000,
    step: 1000,
    less: 100,
  },
  MY: {
    words: 'ms',
    annotations: ['ms'],
    cities: 'Kuala Lumpur|Petaling Jaya|Pulau Pinang|Johor Bahru|Ipoh|Kota Kinabalu',
    perDollar: 3.6,
    step: 1,
    less: 0.1,
  },
  PH: {
    words: 'en',
    annotations: ['en'],
    cities: 'Quezon City|Manila|Makati|Cebu City|Davao City|Pasig',
    perDollar: 45,
    step: 10,
    less: 1,
  },
  TW: {
    words: 'zh-Hant',
    annotations: ['zh-Hant'],
    cities: '台北市|新北市|桃園市|台中市|台南市|高雄市',
    perDollar: 28,
    step: 10,
    less: 1,
  },
  TH: {
    words: 'th',
    annotations: ['th'],
    cities: 'กรุงเทพมหานคร|นนทบุรี|เชียงใหม่|ขอนแก่น|ชลบุรี|ภูเก็ต',
    perDollar: 30,
    step: 10,
    less: 1,
  },
  VN: {
    words: 'vi',
    annotations: ['vi'],
    cities: 'Hà Nội|TP. Hồ Chí Minh|Đà Nẵng|Hải Phòng|Cần Thơ|Huế',
    perDollar: 19_000,
    step: 1000,
    less: 0,
  },
  BR: {
    words: 'pt-BR',
    annotations: ['pt'],
    cities: 'São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Salvador|Porto Alegre',
    perDollar: 4.8,
    step: 1,
    less: 0.1,
  },
  MX: {
    words: 'es',
    annotations: ['es-MX', 'es-419', 'es'],
    cities: 'Ciudad de México|Guadalajara|Monterrey|Puebla|Querétaro|Mérida',
    perDollar: 17,
    step: 10,
    less: 1,
  },
  CO: {
    words: 'es',
    annotations: ['es-419', 'es'],
    cities: 'Bogotá|Medellín|Cali|Barranquilla|Bucaramanga|Pereira',
    perDollar: 3_600,
    step: 1000,
    less: 100,
  },
  CL: {
    words: 'es',
    annotations: ['es-419', 'es'],
    cities: 'Santiago|Valparaíso|Concepción|La Serena|Antofagasta|Temuco',
    perDollar: 850,
    step: 1000,
    less: 10,
  },
  AR: {
    words: 'es',
    annotations: ['es-419', 'es'],
    cities: 'Buenos Aires|Córdoba|Rosario|Mendoza|La Plata|Salta',
    perDollar: 1_100,
    step: 100,
    less: 1,
  },
  FR: {
    words: 'fr',
    annotations: ['fr'],
    cities: 'Paris|Lyon|Marseille|Toulouse|Nantes|Lille',
    perDollar: 0.95,
    step: 1,
    less: 0.1,
  },
  PL: {
    words: 'pl',
    annotations: ['pl'],
    cities: 'Warszawa|Kraków|Wrocław|Poznań|Gdańsk|Łódź',
    perDollar: 3.9,
    step: 1,
    less: 0.01,
  },
  ES: {
    words: 'es',
    annotations: ['es'],
    cities: 'Madrid|Barcelona|Valencia|Sevilla|Bilbao|Málaga',
    perDollar: 0.95,
    step: 1,
    less: 0.1,
  },
  IN: {
    words: 'en',
    annotations: ['en'],
    cities: 'Mumbai|Delhi|Bengaluru|Chennai|Hyderabad|Kolkata',
    perDollar: 70,
    step: 10,
    less: 1,
  },
};
