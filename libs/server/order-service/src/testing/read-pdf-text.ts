import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** Reads the objects of a document as text, with the content of their streams. */
function readObjects(pdf: Buffer): Objects {
  const objects = new Map<string, string>();
  for (const part of pdf.toString('latin1').split('\nendobj')) {
    const [before = '', ...rest] = part.split(' 0 obj\n');
    const [id = '', body] = [before.split('\n').at(-1), rest.join(' 0 obj\n')];
    const [head = '', stream] = body.split('\nstream\n');
    const bytes = Buffer.from(stream?.split('\nendstream')[0] ?? '', 'latin1');
    const content = head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : '';
    objects.set(id, `${head}\n${content}`);
  }
  return objects;
}

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the text of each glyph of an embedded font, by the lines of its `ToUnicode` map. */
function readGlyphs(map: string): readonly string[] {
  const ranges = map.split('\n').filter((line) => line.endsWith(']'));
  return ranges.flatMap((line) => {
    const texts = line.split('[')[1] ?? '';
    return [...texts.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => fromUtf16(hex.replaceAll(' ', '')));
  });
}

/** Returns the decoder of a font's codes: by its own map, or UTF-16 for a font that is not embedded. */
function readFont(objects: Objects, id: string): (hex: string) => string {
  const font = objects.get(id) ?? '';
  const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
  if (map === undefined) return fromUtf16;
  const glyphs = readGlyphs(objects.get(map) ?? '');
  return (hex) => (hex.match(/.{4}/g) ?? []).map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join('');
}

/**
 * Reads the text of the one page of a document that pdfkit wrote, a run of one font each, in the order of the page. It reads no
 * other documents.
 */
export function readPdfText(pdf: Buffer): readonly string[] {
  const objects = readObjects(pdf);
  const all = [...objects.values()];
  const fontList = all.find((body) => /\/Font <</.test(body)) ?? '';
  const fonts = new Map(
    [...fontList.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      readFont(objects, id),
    ]),
  );
  const page = all.find((body) => / Tf\s/.test(body)) ?? '';
  return page
    .split('BT')
    .slice(1)
    .map((block) => {
      const [shown = ''] = block.split('ET');
      const decode = fonts.get(/\/(\w+) [\d.]+ Tf/.exec(shown)?.[1] ?? '');
      return [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => decode?.(hex) ?? '').join('');
    });
}
