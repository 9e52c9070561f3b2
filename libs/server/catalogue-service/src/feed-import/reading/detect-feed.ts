import { describeFormats, detectFormat, detectTranslatedFormat } from '../detect-format.ts';
import { hasInvalidBytes } from '../find-text-fault.ts';
import type { FeedFormat } from '../feed-format.ts';
import { googleMerchant } from '../google-merchant.ts';
import { ImportError } from '../import-error.ts';
import type { Fault, FeedRecord } from '../product.ts';
import { toReason } from '../reason.ts';
import type { FeedFile } from './feed-file.ts';
import { isPreambleLine, readTableRecords } from './read-table-records.ts';
import type { TableLayout } from './read-rows.ts';
import { readText } from './read-text.ts';
import { readXmlRecords } from './read-xml-records.ts';
import { splitLeniently } from './scan-cells.ts';

/** The format of a file, and a function that reads its records; it can be called repeatedly. */
export type FeedReader = {
  readonly format: FeedFormat;
  readonly isXml: boolean;
  readonly readRecords: () => AsyncGenerator<FeedRecord | Fault>;
};

const headLength = 65_536;

async function readHead(file: FeedFile): Promise<string> {
  let head = '';
  for await (const chunk of readText(file)) {
    head += chunk;
    if (head.length >= headLength) break;
  }
  return head.slice(0, headLength);
}

const delimiters = ['\t', ';', ',', '|'] as const;

const detectDelimiter = (header: string): string =>
  delimiters.reduce((best, next) => (header.split(next).length > header.split(best).length ? next : best));

/** Lines among which the header is looked for: a title and a line of explanations may be above it. */
const maxHeaderLines = 10;

type DetectFormat = (cells: readonly string[]) => FeedFormat | undefined;

/** Lines that names with line breaks in quotation marks may take. */
const maxLinesOfHeader = 60;

/** Joins a line to those below it, up to where its quotation marks are closed; undefined if it is a line alone. */
function joinQuoted(lines: readonly string[], from: number): string | undefined {
  let text = lines[from] ?? '';
  for (let at = from + 1; at < Math.min(lines.length, from + maxLinesOfHeader); at += 1) {
    if (text.split('"').length % 2 === 1) return at === from + 1 ? undefined : text;
    text += `\n${lines[at]}`;
  }
  return undefined;
}

function detectLayout(detect: DetectFormat, text: string, headerLine: number): TableLayout | undefined {
  const delimiter = detectDelimiter(text);
  const format = text.includes('\0') ? undefined : detect(splitLeniently(text, delimiter));
  return format && { delimiter, headerLine, format };
}

/** Finds the first line with the columns of a format. */
function findHeaderBy(detect: DetectFormat, head: string): TableLayout | undefined {
  const lines = head.split(/\r\n|\n|\r/);
  const written = lines
    .map((text, at) => ({ text, at }))
    .filter(({ text }) => text.trim() !== '' && !isPreambleLine(text));
  for (const { text, at } of written.slice(0, maxHeaderLines)) {
    const joined = joinQuoted(lines, at);
    const found = detectLayout(detect, text, at + 1) ?? (joined && detectLayout(detect, joined, at + 1));
    if (found) return found;
  }
  return undefined;
}

/** A line with the names of a format comes before one in another language, which a template may have for people. */
const findHeader = (head: string): TableLayout | undefined =>
  findHeaderBy(detectFormat, head) ?? findHeaderBy(detectTranslatedFormat, head);

/** Whether the names of columns may not be found because their letters are in another encoding than UTF-8. */
const isInOtherEncoding = (head: string): boolean =>
  !head.includes('\0') && hasInvalidBytes(head.split(/\r\n|\n|\r/, maxHeaderLines).join());

/** The element that contains the products in RSS, Atom and RSS 1.0. */
const feedRoot = /<(?:\w+:)?(?:rss|feed|RDF|channel)[\s>]/;

function detectXml(file: FeedFile, head: string): FeedReader | undefined {
  if (!feedRoot.test(head)) return undefined;
  return {
    format: googleMerchant,
    isXml: true,
    readRecords: () => readXmlRecords(file.path, readText(file)),
  };
}

function detectTable(file: FeedFile, head: string): FeedReader | undefined {
  const header = findHeader(head);
  if (!header) return undefined;
  return {
    format: header.format,
    isXml: false,
    readRecords: () => readTableRecords(readText(file), header),
  };
}

/** Detects from its beginning how to read a file. Throws ImportError if it is not a feed. */
export async function detectFeed(file: FeedFile): Promise<FeedReader> {
  const head = await readHead(file);
  if (head.trim() === '') throw new ImportError(toReason('file-empty', { file: file.path }));
  const reader = head.trimStart().startsWith('<') ? detectXml(file, head) : detectTable(file, head);
  if (reader) return reader;
  if (isInOtherEncoding(head)) throw new ImportError(toReason('encoding-invalid'));
  throw new ImportError(toReason('file-unknown', { file: file.path, formats: describeFormats() }));
}
