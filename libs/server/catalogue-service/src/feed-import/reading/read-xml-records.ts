import sax from 'sax';
import { columnName } from '../column-name.ts';
import { ImportError } from '../import-error.ts';
import type { Fault, FeedRecord } from '../product.ts';
import { toReason } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { maxRecordLength } from './read-lines.ts';
import { tooLong } from './read-rows.ts';
import { maxFields } from './read-table-records.ts';

const maxDepth = 100;
const maxAttributes = 100;
/** An error takes much longer than a character: more than these, and one for each `charactersPerError`, are refused. */
const maxErrors = 10_000;
const charactersPerError = 50;
const googleNamespace = 'http://base.google.com/ns/1.0';

/** A product that is being read. */
type OpenRecord = {
  readonly line: number;
  readonly depth: number;
  readonly fields: Map<string, string>;
  /** Fields in Google's namespace, which override fields of RSS and Atom with the same name. */
  readonly google: Set<string>;
  length: number;
  fault?: Reason;
};

/** A start tag, as the parser reads it. */
type XmlTag = { readonly name: string; readonly attributes: Readonly<Record<string, unknown>> };

type OpenField = { readonly name: string; readonly isGoogle: boolean; readonly text: string[] };

const isProductElement = (name: string): boolean => /^(?:item|entry)$/i.test(name);

const unclosed = toReason('xml-broken', { detail: 'Unclosed tag' });

/** Errors that leave the text unchanged: a bare `&`, an undefined reference. */
const isHarmless = (message: string): boolean => /^Invalid character( in)? entity/.test(message);

function addField(record: OpenRecord, { name, isGoogle, text }: OpenField): void {
  const { fields, google } = record;
  const value = text.join('');
  const before = fields.get(name);
  if (before !== undefined && google.has(name) && !isGoogle) return;
  if (before === undefined && fields.size >= maxFields) {
    record.fault ??= toReason('fields-above-limit', { max: maxFields });
    return;
  }
  const isRepeated = before !== undefined && (!isGoogle || google.has(name));
  fields.set(name, isRepeated && value.trim() !== '' ? `${before}\n${value}` : isRepeated ? before : value);
  if (isGoogle) google.add(name);
}

const toRecord = ({ line, fields, fault }: OpenRecord): FeedRecord | Fault =>
  fault === undefined ? { line, fields: Object.fromEntries(fields) } : { line, reason: fault };

/** Makes records of the tags and texts of a document. `currentLine` gives the parser's line, counted from 1. */
function createRecordBuilder(currentLine: () => number) {
  const found: (FeedRecord | Fault)[] = [];
  const prefixes = new Set(['g']);
  let depth = 0;
  let open: OpenRecord | undefined;
  let field: OpenField | undefined;

  /** Ends a product whose end tag is missing where the next product begins, so that the next one is not read as its field. */
  const endUnclosed = (): void => {
    if (open) found.push(toRecord({ ...open, fault: open.fault ?? unclosed }));
    open = undefined;
    field = undefined;
  };
  const addText = (text: string): void => {
    if (!open || !field) return;
    open.length += text.length;
    if (open.length > maxRecordLength) {
      open.fault ??= tooLong;
      field.text.length = 0;
    } else field.text.push(text);
  };
  return {
    addText,
    /** Begins an element, and returns how deep it is nested. */
    openTag: ({ name, attributes }: XmlTag): number => {
      depth += 1;
      for (const [key, value] of Object.entries(attributes))
        if (key.startsWith('xmlns:') && value === googleNamespace) prefixes.add(key.slice('xmlns:'.length));
      const [prefix, local] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name];
      if (open && depth === open.depth + 1 && isProductElement(local)) endUnclosed();
      if (!open && isProductElement(local))
        open = { line: currentLine(), depth, fields: new Map(), google: new Set(), length: 0 };
      else if (open && depth === open.depth + 1 && (prefix === '' || prefixes.has(prefix)))
        field = { name: columnName(local), isGoogle: prefix !== '', text: [] };
      else if (field) addText(' ');
      return depth;
    },
    closeTag: (): void => {
      if (open && field && depth === open.depth + 1) {
        addField(open, field);
        field = undefined;
      }
      if (open && depth === open.depth) {
        found.push(toRecord(open));
        open = undefined;
      }
      depth -= 1;
    },
    /** Rejects the product that is being read, if there is one. */
    markBroken: (detail: string): void => {
      if (open) open.fault ??= toReason('xml-broken', { detail });
    },
    take: () => found.splice(0),
    /** Why the file is not complete: it ends in a product, or before the end tag of its outermost element. */
    findCutOff: (): Fault | undefined => {
      if (open) return { line: open.line, reason: toReason('cut-off') };
      return depth > 0 ? { line: currentLine(), reason: toReason('cut-off-between') } : undefined;
    },
  };
}

/** Collects products from the events of a streaming parser that does not expand a document's own entities. */
function createCollector(path: string) {
  const refuse = (detail: string): never => {
    throw new ImportError(toReason('file-xml-invalid', { file: path, detail }));
  };
  const parser = sax.parser(true, { position: true });
  const builder = createRecordBuilder(() => parser.line + 1);
  let attributeCount = 0;
  parser.onopentagstart = () => void (attributeCount = 0);
  // The parser keeps all attributes of a tag in memory.
  parser.onattribute = () => {
    attributeCount += 1;
    if (attributeCount > maxAttributes) refuse(`A tag has more than ${maxAttributes} attributes`);
  };
  parser.onopentag = (tag) => {
    if (builder.openTag(tag) > maxDepth) refuse(`Elements are nested more than ${maxDepth} deep`);
  };
  parser.ontext = builder.addText;
  parser.oncdata = builder.addText;
  parser.onclosetag = builder.closeTag;
  parser.ondoctype = (text) => {
    if (text.includes('[') || text.includes('<!ENTITY'))
      throw new ImportError(toReason('file-entities', { file: path }));
  };
  let [errorCount, length] = [0, 0];
  parser.onerror = (error) => {
    errorCount += 1;
    if (errorCount > maxErrors + length / charactersPerError) refuse('Too many errors');
    const message = error.message.split('\n')[0] ?? '';
    if (!isHarmless(message)) builder.markBroken(message.replace(/: .*/, ''));
    if (/^Max buffer length/.test(message)) refuse('Endless tag');
    // The types forbid what the library's documentation requires.
    (parser as { error: Error | null }).error = null;
  };
  return {
    write: (chunk: string) => {
      length += chunk.length;
      parser.write(chunk);
    },
    take: builder.take,
    findCutOff: builder.findCutOff,
  };
}

/** Yields the products of an RSS or Atom feed as records; one with invalid XML, and the end of a truncated file, as a fault. */
export async function* readXmlRecords(
  path: string,
  chunks: AsyncIterable<string>,
): AsyncGenerator<FeedRecord | Fault> {
  const collector = createCollector(path);
  let isFirst = true;
  for await (const chunk of chunks) {
    collector.write(isFirst ? chunk.trimStart() : chunk);
    if (chunk.trim() !== '') isFirst = false;
    yield* collector.take();
  }
  const cutOff = collector.findCutOff();
  if (cutOff) yield cutOff;
}
