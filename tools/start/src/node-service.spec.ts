import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pasar/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeService } from './node-service.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-service-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const answersAndStops = `
import { createServer } from 'node:http';
const server = createServer((_, answer) => answer.writeHead(404).end(String(process.pid)));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit(0)));`;

async function serviceOf(source: string) {
  const main = join(folder, `main-${await freePort()}.ts`);
  writeFileSync(main, source);
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/`;
  return { readyUrl, service: nodeService({ name: 'It', main, env: { PORT: String(port) }, readyUrl }) };
}

it('is started once its address answers, and stops in order', async () => {
  const { service, readyUrl } = await serviceOf(answersAndStops);
  const running = await service.start();
  expect((await fetch(readyUrl)).status).toBe(404);
  await running.stop();
  expect(await running.ended).toBe('code 0');
  await expect(fetch(readyUrl)).rejects.toThrow();
}, 30_000);

it('says how it ended when it ends by itself', async () => {
  const { service, readyUrl } = await serviceOf(answersAndStops);
  const running = await service.start();
  process.kill(Number(await (await fetch(readyUrl)).text()), 'SIGKILL');
  expect(await running.ended).toBe('by SIGKILL');
}, 30_000);

it('says so when it ends before it is ready', async () => {
  const { service } = await serviceOf('process.exit(3)');
  await expect(service.start()).rejects.toThrow('It ended while it started (code 3).');
}, 30_000);
