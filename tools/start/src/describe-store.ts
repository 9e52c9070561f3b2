import type { Market } from '@pasar/markets';
import { testAccounts } from '@pasar/seed';

const accounts = [
  { who: 'a buyer', ...testAccounts.buyer },
  { who: 'another buyer', ...testAccounts.secondBuyer },
  { who: 'a seller', ...testAccounts.seller },
];

type Store = {
  readonly port: number;
  readonly markets: readonly Pick<Market, 'code' | 'name' | 'hosts'>[];
  readonly logsDir: string;
};

/** What is told once the store stands: where each market is, who can sign in, and how to stop it. */
export function describeStore({ port, markets, logsDir }: Store): string {
  const width = Math.max(...markets.map(({ name }) => name.length));
  return [
    '',
    `The store stands at http://localhost:${port}`,
    '',
    ...markets.map(({ code, name, hosts }) => `  ${code}  ${name.padEnd(width)}  http://${hosts[0]}:${port}`),
    '',
    `  API documents: http://localhost:${port}/docs`,
    '',
    'Test accounts, the same in every market:',
    ...accounts.map(({ who, username, password }) => `  ${username.padEnd(6)} ${password.padEnd(15)} ${who}`),
    '',
    `Logs: ${logsDir}`,
    'Stop: Ctrl-C',
    '',
  ].join('\n');
}
