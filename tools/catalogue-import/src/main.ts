import { fileURLToPath } from 'node:url';
import { runImport } from './run-import.ts';

const progressInterval = 100;
const clear = process.stderr.isTTY ? '\r\u001B[2K' : '';

process.exitCode = await runImport({
  args: process.argv.slice(2),
  env: process.env,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  now: Date.now,
  log: (line) => console.log(`${clear}${line}`),
  logFault: (line) => console.error(`${clear}${line}`),
  onProgress: (products) => {
    if (products % progressInterval === 0)
      process.stderr.write(`${clear}  ${products} products${process.stderr.isTTY ? '' : '\n'}`);
  },
});
