import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const entry = new URL('./router.ts', import.meta.url).pathname;

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'router' },
      rollupOptions: { external: ['@pasar/markets'], output: { globals: { '@pasar/markets': 'markets' } } },
    },
  });
  const [output] = [built].flat();
  return output && 'output' in output ? output.output[0].code : '';
};

it('sends the whole table and its matcher in under 8 kB', { timeout: 60_000 }, async () => {
  const size = gzipSync(await bundle()).length;
  expect(size).toBeGreaterThan(3000);
  expect(size).toBeLessThan(8192);
});
