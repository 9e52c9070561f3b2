/**
 * The schema.org properties by which variants may differ, with the names that tier variations of sellers and of imported feeds have
 * for them, in lower case. Google's `variesBy` knows these.
 */
export const variantProperties = {
  color: [
    ...['color', 'colour', 'couleur', 'cor', 'kolor', 'kulay', 'warna', 'màu', 'màu sắc', 'สี', 'रंग'],
    ...['颜色', '顏色'],
  ],
  size: [
    ...['size', 'saiz', 'ukuran', 'sukat', 'kích thước', 'kích cỡ', 'tamanho', 'talla', 'tamaño', 'taille'],
    ...['rozmiar', 'ขนาด', 'आकार', 'साइज़', '尺码', '尺寸'],
  ],
  material: [
    ...['material', 'bahan', 'materyal', 'chất liệu', 'matière', 'materiał', 'วัสดุ', 'सामग्री', '材质', '材質'],
  ],
  pattern: [
    ...['pattern', 'corak', 'motif', 'disenyo', 'họa tiết', 'estampa', 'estampado', 'wzór', 'ลวดลาย', 'पैटर्न'],
    ...['图案', '圖案'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
