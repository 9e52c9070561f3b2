import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { embeddedFontFiles } from './label-fonts.data.ts';
import type { FontWeight } from './label-fonts.data.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A font whose used glyphs become a part of the document. */
export type EmbeddedFont = { readonly name: string; readonly bytes: Buffer; readonly font: Font };

/** The embedded fonts of each weight, in the order in which they are tried. */
export type EmbeddedFonts = Readonly<Record<FontWeight, readonly EmbeddedFont[]>>;

async function readFont(file: string, weight: FontWeight): Promise<EmbeddedFont> {
  const name = `${file}-${weight}`;
  const { create } = await import('fontkit');
  const path = fileURLToPath(import.meta.resolve(`@fontsource/${name}-normal.woff`));
  const bytes = unpackWoff(await readFile(path));
  return { name, bytes, font: create(bytes) as Font };
}

const readWeight = (weight: FontWeight): Promise<readonly EmbeddedFont[]> =>
  Promise.all(embeddedFontFiles.map((file) => readFont(file, weight)));

let fonts: Promise<EmbeddedFonts> | undefined;

/** Reads the fonts once, when the first label is written. */
export function loadEmbeddedFonts(): Promise<EmbeddedFonts> {
  fonts ??= Promise.all([readWeight(400), readWeight(700)]).then(([regular, bold]) => ({
    400: regular,
    700: bold,
  }));
  return fonts;
}
