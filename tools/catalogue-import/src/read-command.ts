import { ImportError } from '@pasar/catalogue-service/feed-import';
import { isMarketCode, marketByCode, markets } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Command = {
  readonly file: string;
  readonly market: Market;
  readonly rate?: number;
  readonly shop?: string;
  /** The URL of an external PostgreSQL; absent for the store's embedded one. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  readonly picturesDir: string;
  readonly isDryRun: boolean;
  readonly isPruning: boolean;
  readonly isFetchingPictures: boolean;
  /** Where to write the report with one line per row. */
  readonly reportPath?: string;
};

export const usage =
  'npm run catalogue:import -- FILE --market CODE [--rate N] [--shop NAME] [--dry-run] [--report FILE] [--prune] [--fetch-pictures] [--database URL] [--pictures DIR]';

const options = {
  market: { type: 'string' },
  rate: { type: 'string' },
  shop: { type: 'string' },
  database: { type: 'string' },
  pictures: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
  'fetch-pictures': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message} Usage: ${usage}`);
  }
}

function readMarket(text: string | undefined): Market {
  const code = text?.toUpperCase();
  if (code !== undefined && isMarketCode(code)) return marketByCode(code);
  const known = markets.map((market) => market.code).join(', ');
  throw new ImportError(
    text === undefined
      ? `Which market? Usage: ${usage}`
      : `There is no market ${text}: choose one of ${known}.`,
  );
}

function readRate(text: string): number {
  const rate = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && rate > 0 && rate < 1e9) return rate;
  throw new ImportError(
    `--rate ${text} is no rate: give a number such as 1.34, what one unit of the feed's currency is worth.`,
  );
}

function readShop(text: string): string {
  const shop = text.trim();
  if (shop !== '' && shop.length <= 60) return shop;
  throw new ImportError('--shop: a name of 1 to 60 characters.');
}

function readReportPath(path: string, feed: string): string {
  if (path !== feed) return path;
  throw new ImportError('--report: a file of its own, for it would replace the feed.');
}

/** Parses the command line and the environment. Throws Refusal if they are invalid. */
export function readCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Command {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ImportError(`Expected one file. Usage: ${usage}`);
  const dataDir = resolve(root, env['DATA_DIR'] ?? '.data');
  const databaseUrl = values.database ?? env['DATABASE_URL'];
  // npm runs scripts in the workspace's root; paths are relative to the user's folder.
  const from = env['INIT_CWD'] ?? process.cwd();
  const path = resolve(from, file);
  return {
    file: path,
    market: readMarket(values.market),
    ...(values.rate === undefined ? {} : { rate: readRate(values.rate) }),
    ...(values.shop === undefined ? {} : { shop: readShop(values.shop) }),
    ...(databaseUrl ? { databaseUrl } : {}),
    dataDir,
    isDryRun: values['dry-run'] ?? false,
    isPruning: values.prune ?? false,
    isFetchingPictures: values['fetch-pictures'] ?? false,
    ...(values.report === undefined
      ? {}
      : { reportPath: readReportPath(resolve(from, values.report), path) }),
    picturesDir: values.pictures === undefined ? join(dataDir, 'pictures') : resolve(from, values.pictures),
  };
}
