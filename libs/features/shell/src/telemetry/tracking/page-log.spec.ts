import type { HttpRequest } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { createPageLog, logChanges, openPageLog } from './page-log.ts';
import type { PageNote } from './page-log.ts';

const recordNotes = (log: ReturnType<typeof createPageLog>) => {
  const heard: PageNote[] = [];
  log.listen((note) => void heard.push(note));
  return heard;
};

it('replays earlier entries, then forwards new ones, in order', () => {
  const log = createPageLog('/');
  log.note({ path: '/a' });
  log.note({ thrown: 'b' });
  const heard = recordNotes(log);
  log.note({ path: '/c' });
  expect(heard).toMatchObject([{ path: '/a' }, { thrown: 'b' }, { path: '/c' }]);
});

it('buffers at most 200 entries', () => {
  const log = createPageLog('/');
  for (let at = 0; at < 300; at += 1) log.note({ path: `/${at}` });
  expect(recordNotes(log)).toHaveLength(200);
});

const request = (method: HttpRequest['method']): HttpRequest => ({ method, path: '/api/x', body: { a: 1 } });

it.each([
  ['POST', 200, 1],
  ['POST', 409, 0],
  ['GET', 200, 0],
] as const)('logs a %s with status %i %i times', async (method, status, times) => {
  const log = createPageLog('/');
  await logChanges(async () => ({ status, body: {} }), log)(request(method));
  expect(recordNotes(log)).toHaveLength(times);
});

it('buffers clicks', () => {
  const page = Object.assign(new EventTarget(), { location: { href: '/' } }) as unknown as Window;
  const log = openPageLog(page);
  page.dispatchEvent(new Event('click'));
  expect(recordNotes(log)).toMatchObject([{ pressed: page }]);
});
