import { parse } from 'csv-parse/sync';
import { open } from 'node:fs/promises';
import { columnName } from './column-name.ts';
import { detectFormat, describeFormats } from './detect-format.ts';
import type { FeedFormat } from './feed-format.ts';
import { ImportError } from './import-error.ts';

const readHead = async (file: string): Promise<string> => {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      `${file} can't be opened: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  try {
    if (!(await handle.stat()).isFile()) throw new ImportError(`${file} is not a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
};

const detectDelimiter = (header: string): string =>
  ['\t', ';', ','].reduce((best, next) =>
    header.split(next).length > header.split(best).length ? next : best,
  );

const readColumns = (header: string, delimiter: string): string[] =>
  (parse(header, { delimiter, relaxQuotes: true }) as string[][])[0]?.map(columnName) ?? [];

/** Which format a file is in and what separates its columns, from its first line. Throws Refusal if it is no feed. */
export const detectFeed = async (file: string): Promise<{ format: FeedFormat; delimiter: string }> => {
  const header = (await readHead(file)).split(/\r?\n|\r/, 1)[0] ?? '';
  const delimiter = detectDelimiter(header);
  const format = header.includes('\0') ? undefined : detectFormat(readColumns(header, delimiter));
  if (!format)
    throw new ImportError(`${file} is not a product feed: expected the columns of ${describeFormats()}.`);
  return { format, delimiter };
};
