import { fileURLToPath } from 'node:url';
import { runImport } from './run-import.ts';

/** The first signal stops the import cleanly, the second at once. */
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

const clear = process.stderr.isTTY ? '\r\u001B[2K' : '';

process.exitCode = await runImport({
  args: process.argv.slice(2),
  env: process.env,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  now: Date.now,
  log: (line) => console.log(`${clear}${line}`),
  logFault: (line) => console.error(`${clear}${line}`),
  signal: stop.signal,
  onProgress: (products) => {
    process.stderr.write(`${clear}  ${products} products${process.stderr.isTTY ? '' : '\n'}`);
  },
});
