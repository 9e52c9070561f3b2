import type { ChineseFont } from './label-fonts.data.ts';

/**
 * Adds a font of a predefined character collection, which is not embedded (PDF 32000-1, 9.7.5.2): its codes are UTF-16, and
 * each character is as wide as it is high.
 */
export function addChineseFont(
  document: PDFKit.PDFDocument,
  { name, ordering, encoding }: ChineseFont,
): PDFKit.PDFKitReference {
  const descriptor = document.ref({
    ...{ Type: 'FontDescriptor', FontName: name, Flags: 4, FontBBox: [-25, -254, 1000, 880] },
    ...{ ItalicAngle: 0, Ascent: 880, Descent: -120, CapHeight: 880, StemV: 93 },
  });
  const collection = { Registry: new String('Adobe'), Ordering: new String(ordering), Supplement: 0 };
  const descendant = document.ref({
    ...{ Type: 'Font', Subtype: 'CIDFontType0', BaseFont: name, CIDSystemInfo: collection, DW: 1000 },
    FontDescriptor: descriptor,
  });
  const font = document.ref({
    ...{ Type: 'Font', Subtype: 'Type0', BaseFont: `${name}-${encoding}`, Encoding: encoding },
    DescendantFonts: [descendant],
  });
  for (const part of [descriptor, descendant, font]) part.end(undefined);
  return font;
}

/** The bytes of a text in UTF-16, as hexadecimal digits. */
export const toUtf16Hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
