import { addChineseFont, toUtf16Hex } from './add-chinese-font.ts';
import type { Measure } from './fit-text.ts';
import { layOutLabel, labelSize } from './lay-out-label.ts';
import type { PlacedLine } from './lay-out-label.ts';
import type { ChineseFont } from './label-fonts.data.ts';
import { loadEmbeddedFonts } from './load-embedded-fonts.ts';
import type { ParcelLabel } from './parcel-label.ts';
import { runWidth, splitByFont } from './split-by-font.ts';
import type { LabelFonts } from './split-by-font.ts';

type TextPosition = Pick<PlacedLine, 'x' | 'size' | 'weight'> & { readonly baseline: number };

/** Where the baseline is in a line, at size 1. */
const ascent = 1.07;

/** Writes a run in the document's Chinese font, outlined if it is bold. The page's own coordinates run upwards. */
function writeChinese(document: PDFKit.PDFDocument, text: string, position: TextPosition): void {
  const { x, baseline, size, weight } = position;
  const { height } = document.page;
  const at = `${x.toFixed(3)} ${(height - baseline).toFixed(3)}`;
  const look = weight === 700 ? `2 Tr ${(size / 40).toFixed(3)} w` : '0 Tr';
  document.addContent(
    `q 1 0 0 -1 0 ${height} cm BT ${look} /Chinese ${size} Tf ${at} Td <${toUtf16Hex(text)}> Tj ET Q`,
  );
}

function writeLine(document: PDFKit.PDFDocument, line: PlacedLine, fonts: LabelFonts): void {
  const { size, weight } = line;
  const baseline = line.y + ascent * size;
  let { x } = line;
  for (const run of splitByFont(line.text, weight, fonts)) {
    if ('font' in run.font)
      document
        .font(run.font.name)
        .fontSize(size)
        .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    else writeChinese(document, run.text, { x, baseline, size, weight });
    x += runWidth(run) * size;
  }
}

type LabelOptions = {
  /** The font of the reader's Chinese characters. */
  readonly chinese: ChineseFont;
  /** When the label is written, in epoch milliseconds. */
  readonly now: number;
};

/** Returns a function that measures texts at size 1, each once. */
function createMeasure(fonts: LabelFonts): Measure {
  const widths = new Map<string, number>();
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const width =
      widths.get(key) ?? splitByFont(text, weight, fonts).reduce((sum, run) => sum + runWidth(run), 0);
    widths.set(key, width);
    return width;
  };
}

/** Ends a document, and returns its bytes. */
function finish(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

/** Writes a parcel's label as a PDF of one page. */
export async function writeLabel(label: ParcelLabel, { chinese, now }: LabelOptions): Promise<Buffer> {
  const [{ default: PdfDocument }, embedded] = await Promise.all([import('pdfkit'), loadEmbeddedFonts()]);
  const fonts = { embedded, chinese };
  const { lines, rectangles } = layOutLabel(label, createMeasure(fonts));
  const document = new PdfDocument({
    ...{ size: [labelSize.width, labelSize.height], margin: 0, font: '' },
    info: { Title: `${label.title} ${label.barcode}`, CreationDate: new Date(now) },
  });
  for (const { name, bytes } of Object.values(embedded).flat()) document.registerFont(name, bytes);
  (document.page.fonts as Record<string, unknown>).Chinese = addChineseFont(document, chinese);
  for (const line of lines) writeLine(document, line, fonts);
  for (const { x, y, width, height } of rectangles) document.rect(x, y, width, height);
  document.fill('black');
  return finish(document);
}
