import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const source = fileURLToPath(
  new URL('../../libs/adapters/service-worker/src/worker/main.ts', import.meta.url),
);

/** Emits the service worker: one file without imports, under a name without a hash, since browsers update it by its address. */
export const serviceWorker = (): Plugin => ({
  name: 'pasar:service-worker',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
      },
    });
    const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    const [script, ...others] = outputs;
    if (script?.type !== 'chunk' || others.length > 0)
      throw new Error('The service worker has to be one script.');
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script.code });
  },
});
