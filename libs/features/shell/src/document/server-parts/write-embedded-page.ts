import { scriptJson } from '../embedded-page.ts';
import type { EmbeddedPage } from '../embedded-page.ts';
import { pack } from '../pack.ts';

const write = (value: unknown): string => scriptJson(pack(value));

/** The JSON of each namespace's texts, cached since every page shares the same objects. */
const writtenTexts = new WeakMap<object, string>();

function writeTexts(texts: object): string {
  const known = writtenTexts.get(texts);
  if (known !== undefined) return known;
  const json = write(texts);
  writtenTexts.set(texts, json);
  return json;
}

const writeFields = <Value>(
  fields: Readonly<Record<string, Value>>,
  writeField: (value: Value, name: string) => string,
): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `{${given.map(([name, value]) => `${scriptJson(name)}:${writeField(value, name)}`).join()}}`;
};

/** Serializes the page's data as packed JSON for a script element. Texts are half of it, and their JSON is cached. */
export const writeEmbeddedPage = (page: EmbeddedPage): string =>
  writeFields<unknown>(page, (value, name) =>
    name === 'texts' ? writeFields(page.texts, writeTexts) : write(value),
  );
