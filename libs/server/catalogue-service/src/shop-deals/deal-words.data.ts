import type { LanguageTag } from '@pasar/markets';

type DealWords = {
  /** With `{count}` and `{percent}`, a formatted percentage. */
  readonly bundle: string;
  readonly addOn: string;
  readonly gift: string;
};

/** What buyers see of a shop's deal, in the market's first language. */
export const dealWords = {
  en: { bundle: 'Any {count}, save {percent}', addOn: 'Add-on deal', gift: 'Gift with every piece' },
  'zh-Hans': { bundle: '任选{count}件省{percent}', addOn: '加价购', gift: '每件都有赠品' },
  'zh-Hant': { bundle: '任選{count}件省{percent}', addOn: '加價購', gift: '每件都有贈品' },
  ms: { bundle: 'Beli {count} jimat {percent}', addOn: 'Tawaran tambahan', gift: 'Hadiah bagi setiap unit' },
  id: { bundle: 'Beli {count} hemat {percent}', addOn: 'Kombo hemat', gift: 'Hadiah di setiap pembelian' },
  fil: {
    bundle: 'Bumili ng {count}, tipid {percent}',
    addOn: 'Add-on deal',
    gift: 'May regalo bawat piraso',
  },
  th: { bundle: 'ซื้อ {count} ชิ้น ลด {percent}', addOn: 'ซื้อคู่ถูกกว่า', gift: 'แถมฟรีทุกชิ้น' },
  vi: { bundle: 'Mua {count} giảm {percent}', addOn: 'Mua kèm ưu đãi', gift: 'Quà tặng kèm mỗi sản phẩm' },
  'pt-BR': {
    bundle: 'Leve {count} e ganhe {percent}',
    addOn: 'Compre junto',
    gift: 'Brinde em cada unidade',
  },
  es: { bundle: 'Lleva {count} y ahorra {percent}', addOn: 'Compra junto', gift: 'Regalo con cada pieza' },
  fr: { bundle: '{count} achetés, −{percent}', addOn: 'Offre groupée', gift: 'Un cadeau par article' },
  pl: {
    bundle: 'Kup {count}, zapłać {percent} mniej',
    addOn: 'Dokup taniej',
    gift: 'Prezent do każdej sztuki',
  },
  hi: { bundle: 'कोई भी {count} लें, {percent} बचाएँ', addOn: 'साथ में सस्ता', gift: 'हर पीस पर उपहार' },
} as const satisfies Readonly<Record<LanguageTag, DealWords>>;
