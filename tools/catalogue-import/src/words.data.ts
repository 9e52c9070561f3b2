import type { LanguageTag } from '@pasar/markets';

type Words = {
  readonly color: string;
  readonly size: string;
  readonly material: string;
  readonly pattern: string;
  /** The category of what has none. */
  readonly other: string;
};

/** The few words that an import adds to what a feed says, in the market's first language. */
export const importWords = {
  en: { color: 'Colour', size: 'Size', material: 'Material', pattern: 'Pattern', other: 'Other' },
  'zh-Hans': { color: '颜色', size: '尺码', material: '材质', pattern: '图案', other: '其他' },
  'zh-Hant': { color: '顏色', size: '尺寸', material: '材質', pattern: '圖案', other: '其他' },
  ms: { color: 'Warna', size: 'Saiz', material: 'Bahan', pattern: 'Corak', other: 'Lain-lain' },
  id: { color: 'Warna', size: 'Ukuran', material: 'Bahan', pattern: 'Motif', other: 'Lainnya' },
  fil: { color: 'Kulay', size: 'Sukat', material: 'Materyal', pattern: 'Disenyo', other: 'Iba pa' },
  th: { color: 'สี', size: 'ขนาด', material: 'วัสดุ', pattern: 'ลวดลาย', other: 'อื่น ๆ' },
  vi: { color: 'Màu sắc', size: 'Kích thước', material: 'Chất liệu', pattern: 'Họa tiết', other: 'Khác' },
  'pt-BR': { color: 'Cor', size: 'Tamanho', material: 'Material', pattern: 'Estampa', other: 'Outros' },
  es: { color: 'Color', size: 'Talla', material: 'Material', pattern: 'Estampado', other: 'Otros' },
  fr: { color: 'Couleur', size: 'Taille', material: 'Matière', pattern: 'Motif', other: 'Autres' },
  pl: { color: 'Kolor', size: 'Rozmiar', material: 'Materiał', pattern: 'Wzór', other: 'Inne' },
  hi: { color: 'रंग', size: 'आकार', material: 'सामग्री', pattern: 'पैटर्न', other: 'अन्य' },
} as const satisfies Readonly<Record<LanguageTag, Words>>;
