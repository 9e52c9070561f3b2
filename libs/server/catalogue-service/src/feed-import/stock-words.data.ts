import type { LanguageTag } from '@pasar/markets';

/** How sellers write stock: names of a unit after a number, without a final dot, and of products that are in stock or not. */
type StockWords = {
  readonly units: readonly string[];
  readonly inStock: readonly string[];
  readonly soldOut: readonly string[];
};

export const stockWords = {
  en: {
    units: ['pc', 'pcs', 'piece', 'pieces', 'unit', 'units', 'ea', 'item', 'items', 'in stock', 'left'],
    inStock: ['yes', 'ready stock', 'low stock'],
    soldOut: ['no', 'no stock', 'unavailable', 'not available'],
  },
  'zh-Hans': { units: ['个', '件'], inStock: ['有货', '现货'], soldOut: ['无货', '缺货', '售罄'] },
  'zh-Hant': {
    units: ['個', '件'],
    inStock: ['有貨', '現貨', '有庫存'],
    soldOut: ['無貨', '缺貨', '售完', '售罄'],
  },
  ms: {
    units: ['buah', 'biji', 'helai', 'unit'],
    inStock: ['ada', 'ada stok', 'sedia ada'],
    soldOut: ['habis', 'kehabisan stok', 'tiada stok'],
  },
  id: {
    units: ['buah', 'biji', 'lembar', 'unit'],
    inStock: ['ada', 'tersedia', 'stok tersedia', 'ready'],
    soldOut: ['habis', 'stok habis', 'kosong', 'stok kosong', 'tidak tersedia'],
  },
  fil: { units: ['piraso'], inStock: ['may stock', 'mayroon'], soldOut: ['ubos', 'ubos na', 'walang stock'] },
  th: {
    units: ['ชิ้น', 'อัน', 'ตัว', 'หน่วย'],
    inStock: ['มีสินค้า', 'พร้อมส่ง', 'มีของ'],
    soldOut: ['สินค้าหมด', 'หมด', 'ของหมด'],
  },
  vi: { units: ['cái', 'chiếc', 'sản phẩm'], inStock: ['còn hàng', 'có sẵn'], soldOut: ['hết hàng', 'hết'] },
  'pt-BR': {
    units: ['un', 'und', 'unid', 'unidade', 'unidades', 'peça', 'peças'],
    inStock: ['sim', 'em estoque', 'disponível'],
    soldOut: ['não', 'esgotado', 'sem estoque', 'fora de estoque', 'indisponível'],
  },
  es: {
    units: ['ud', 'uds', 'unidad', 'unidades', 'pieza', 'piezas', 'pz', 'pza', 'pzas'],
    inStock: ['sí', 'si', 'en existencia', 'en stock', 'disponible', 'hay existencias'],
    soldOut: ['agotado', 'sin existencias', 'sin stock', 'no disponible'],
  },
  fr: {
    units: ['pièce', 'pièces', 'unité', 'unités', 'pce', 'pces'],
    inStock: ['oui', 'en stock', 'disponible'],
    soldOut: ['non', 'épuisé', 'rupture de stock', 'en rupture de stock', 'indisponible'],
  },
  pl: {
    units: ['szt', 'sztuka', 'sztuki', 'sztuk'],
    inStock: ['tak', 'dostępny', 'dostępne', 'na stanie', 'w magazynie'],
    soldOut: ['nie', 'niedostępny', 'niedostępne', 'brak', 'wyprzedane', 'brak w magazynie'],
  },
  hi: { units: ['नग', 'पीस'], inStock: ['उपलब्ध', 'स्टॉक में'], soldOut: ['अनुपलब्ध', 'स्टॉक में नहीं'] },
} as const satisfies Readonly<Record<LanguageTag, StockWords>>;
