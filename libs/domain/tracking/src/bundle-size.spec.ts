import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const entry = new URL('./index.ts', import.meta.url).pathname;

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = [built].flat();
  return output && 'output' in output ? output.output[0].code : '';
};

it('is sent in under 6 kB', { timeout: 60_000 }, async () => {
  const size = gzipSync(await bundle()).length;
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(6144);
});
