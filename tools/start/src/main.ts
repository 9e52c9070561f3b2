import { fileURLToPath } from 'node:url';
import { readSettings } from './read-settings.ts';
import { runStore } from './run-store.ts';
import { StartError } from './start-error.ts';
import { watchParent } from './watch-parent.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const cleanups: (() => Promise<void> | void)[] = [];
let stopping = false;

/** Stops everything in reverse order, ignoring errors, and exits. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const undo of cleanups.reverse()) await Promise.resolve(undo()).catch(() => undefined);
  process.exit(code);
}

const stopGracefully = () => {
  if (!stopping) console.log('\nStopping …');
  void stop(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGracefully);
if (process.env['npm_lifecycle_event'] !== undefined) watchParent(stopGracefully);
// The reader of our output may exit first.
process.stdout.on('error', () => undefined);

try {
  const settings = readSettings(process.argv.slice(2), process.env, root);
  await runStore({
    root,
    settings,
    log: (line) => console.log(line),
    onStop: (undo) => cleanups.push(undo),
  });
  if (settings.fillOnly) await stop(0);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (!stopping)
    console.error(error instanceof StartError ? message : `The store could not start: ${message}`);
  await stop(1);
}
