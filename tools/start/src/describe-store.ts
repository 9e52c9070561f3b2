import type { Market } from '@pasar/markets';
import { testAccounts } from '@pasar/seed';
import type { StoreMode } from '@pasar/page-shell-rules';

const accounts = [
  { who: 'a buyer', ...testAccounts.buyer },
  { who: 'another buyer', ...testAccounts.secondBuyer },
  { who: 'a seller', ...testAccounts.seller },
  { who: 'a minor', ...testAccounts.minor },
];

type StoreDescription = {
  readonly port: number;
  readonly markets: readonly Pick<Market, 'code' | 'name' | 'hosts'>[];
  readonly logsDir: string;
  readonly mode: StoreMode;
};

const describeDemo = (port: number): readonly string[] => [
  'It is a demo: made-up items, payments that move no money, passwords that everybody knows.',
  '',
  `  API documents: http://localhost:${port}/docs`,
  '',
  'Test accounts, the same in every market:',
  ...accounts.map(({ who, username, password }) => `  ${username.padEnd(6)} ${password.padEnd(15)} ${who}`),
  '',
];

/** Describes a running store: each market's address, test accounts, and how to stop it. */
export function describeStore({ port, markets, logsDir, mode }: StoreDescription): string {
  const width = Math.max(...markets.map(({ name }) => name.length));
  return [
    '',
    `The store stands at http://localhost:${port}`,
    '',
    ...markets.map(({ code, name, hosts }) => `  ${code}  ${name.padEnd(width)}  http://${hosts[0]}:${port}`),
    '',
    ...(mode === 'demo'
      ? describeDemo(port)
      : ['It is live: no test accounts, no sandbox, no API documents.', '']),
    `Logs: ${logsDir}`,
    'Stop: Ctrl-C',
    '',
  ].join('\n');
}
