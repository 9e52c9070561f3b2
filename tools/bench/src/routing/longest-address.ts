import { resolve } from '@pasar/routing-table';

const longest = 65_536;
const parts = [
  'a',
  '/a',
  '/shop',
  '/1',
  '-i.1.2',
  '.1',
  '%',
  '%2e',
  '/../',
  'é',
  '/mall',
  '?a=1&',
  '#',
  '\\',
  ' ',
  '\n',
];
const starts = ['/', '/shop/1', '/x-i.1', '/item?', 'https://mall.shop.example/'];

/** Addresses of 64 kB that repeat what patterns, browsers and redirects look for. */
const longAddresses: readonly string[] = starts.flatMap((start) =>
  parts.map((part) => (start + part.repeat(longest)).slice(0, longest)),
);

const processorMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** Returns the milliseconds of the slowest address, each as the best of three runs. */
export const slowestLongAddress = (): number =>
  Math.max(
    ...longAddresses.map((url) => Math.min(...[1, 2, 3].map(() => processorMs(() => resolve({ url }))))),
  );
