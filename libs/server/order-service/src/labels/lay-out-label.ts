import { code128Widths } from '@pasar/delivery';
import { fitText, lineHeight } from './fit-text.ts';
import type { Measure, Paragraph, TextLine } from './fit-text.ts';
import type { LabelParty, ParcelLabel } from './parcel-label.ts';

const pointsPerMm = 72 / 25.4;

/** A label is 100 × 150 mm, in points. */
export const labelSize = { width: 100 * pointsPerMm, height: 150 * pointsPerMm } as const;

/** A line of text; `y` is the top of the line, in points from the label's top. */
export type PlacedLine = TextLine & { readonly x: number; readonly y: number };

/** A filled rectangle in points. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What is drawn on a label. */
export type LabelLayout = {
  readonly lines: readonly PlacedLine[];
  readonly rectangles: readonly Rectangle[];
};

const margin = 14;
const contentWidth = labelSize.width - 2 * margin;
const ruleGap = 5;
/** Readers need an empty zone of ten modules on either side of the bars. */
const quietModules = 10;

/** The label's sections from top to bottom, in points: heights, and sizes of letters to try. */
const sections = {
  heading: { height: 26, sizes: [15, 12, 9, 7] },
  from: { height: 76, sizes: [9, 8, 7, 6, 5] },
  to: { height: 122, sizes: [13, 12, 11, 10, 9, 8, 7, 6, 5] },
  number: { height: 17, sizes: [11, 9, 7] },
  foot: { height: 67, sizes: [8, 7, 6, 5] },
} as const;

const barHeight = 52;

const partyText = ({ caption, name, lines, phone }: LabelParty): readonly Paragraph[] => [
  { text: caption, scale: 0.7 },
  { text: name, weight: 700 },
  ...lines.map((text) => ({ text })),
  ...(phone === undefined ? [] : [{ text: phone }]),
];

/** Lays out the bars of a number across the label; none for a number that Code 128 cannot carry. */
function layOutBars(number: string, y: number): readonly Rectangle[] {
  const widths = code128Widths(number) ?? [];
  const modules = widths.reduce((sum, width) => sum + width, 2 * quietModules);
  const module = Math.min(1.2, contentWidth / modules);
  let x = (labelSize.width - (modules - 2 * quietModules) * module) / 2;
  return widths.flatMap((width, index) => {
    const bar = { x, y, width: width * module, height: barHeight };
    x += bar.width;
    return index % 2 === 0 ? [bar] : [];
  });
}

/** Places the texts, rules and bars of a label. Long texts wrap, then shrink. */
export function layOutLabel(label: ParcelLabel, measure: Measure): LabelLayout {
  const lines: PlacedLine[] = [];
  const rectangles: Rectangle[] = [];
  let top = margin;
  const addText = (
    section: keyof typeof sections,
    paragraphs: readonly Paragraph[],
    isCentred = false,
  ): void => {
    const box = { ...sections[section], width: contentWidth };
    let y = top;
    for (const line of fitText(paragraphs, box, measure)) {
      const spare = isCentred ? contentWidth - measure(line.text, line.weight) * line.size : 0;
      lines.push({ ...line, x: margin + spare / 2, y });
      y += line.size * lineHeight;
    }
    top += box.height;
  };
  const addRule = (): void => {
    rectangles.push({ x: margin, y: top, width: contentWidth, height: 0.75 });
    top += ruleGap;
  };
  const heading = label.carrier ? `${label.carrier} · ${label.title}` : label.title;
  addText('heading', [{ text: heading, weight: 700 }]);
  addRule();
  addText('from', partyText(label.from));
  addRule();
  addText('to', partyText(label.to));
  addRule();
  rectangles.push(...layOutBars(label.barcode, top + ruleGap));
  top += barHeight + 2 * ruleGap;
  addText('number', [{ text: label.barcode }], true);
  addRule();
  addText(
    'foot',
    [...label.references, label.contents.join('; ')].map((text) => ({ text })),
  );
  return { lines, rectangles };
}
