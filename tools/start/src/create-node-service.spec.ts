import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@pasar/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeService } from './create-node-service.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-service-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const answersAndStops = `
import { createServer } from 'node:http';
console.log('started');
console.error('a warning');
const hang = (answer) => {
  answer.writeHead(200).end();
  setImmediate(() => { for (;;); });
};
const server = createServer(({ url }, answer) =>
  url === '/hang' ? hang(answer) : answer.writeHead(404).end(String(process.pid)));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit(0)));`;

async function createService(source: string, probeTimeoutMs = 10_000) {
  const main = join(folder, `main-${await findFreePort()}.ts`);
  writeFileSync(main, source);
  const port = await findFreePort();
  const livenessUrl = `http://127.0.0.1:${port}/`;
  const logPath = join(folder, `${port}.log`);
  const liveness = { intervalMs: 20, timeoutMs: probeTimeoutMs, failureThreshold: 2 };
  const env = { PORT: String(port) };
  return {
    livenessUrl,
    logPath,
    service: createNodeService({ name: 'It', main, env, livenessUrl, liveness, logPath }),
  };
}

it('is ready once its address responds, and stops cleanly', async () => {
  const { service, livenessUrl } = await createService(answersAndStops);
  const running = await service.start();
  expect((await fetch(livenessUrl)).status).toBe(404);
  await running.stop();
  expect(await running.ended).toBe('code 0');
  await expect(fetch(livenessUrl)).rejects.toThrow();
}, 30_000);

it('reports the reason when it exits', async () => {
  const { service, livenessUrl } = await createService(answersAndStops);
  const running = await service.start();
  process.kill(Number(await (await fetch(livenessUrl)).text()), 'SIGKILL');
  expect(await running.ended).toBe('by SIGKILL');
}, 30_000);

it('reports when it exits before it is ready', async () => {
  const { service } = await createService('process.exit(3)');
  await expect(service.start()).rejects.toThrow('It ended while it started (code 3).');
}, 30_000);

it('is killed when it stops responding', async () => {
  const { service, livenessUrl } = await createService(answersAndStops, 500);
  const running = await service.start();
  await (await fetch(`${livenessUrl}hang`)).text();
  expect(await running.ended).toBe('no answer to 2 probes of 0.5 s each');
}, 30_000);

it('logs its output', async () => {
  const { service, logPath } = await createService(answersAndStops);
  const running = await service.start();
  await running.stop();
  const lines = () => readFileSync(logPath, 'utf8').trim().split('\n').toSorted();
  await expect.poll(lines).toEqual(['a warning', 'started']);
}, 30_000);
