import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const cacheAt = (clock: { now: number }, room = 10_000) =>
  createPageCache({ maxAgeMs: 100, staleWhileRevalidateMs: 50, maxBytes: room, now: () => clock.now });
const html = '<script nonce="N0"></script><script nonce="N0">';
const page = { status: 200, html: Buffer.from(html), nonce: 'N0' };

it('stores no nonce', async () => {
  const cache = cacheAt({ now: 0 });
  cache.write('a', page);
  const kept = cache.read('a');
  const expected = '<script nonce="N1"></script><script nonce="N1">';
  expect(kept?.plain('N1').toString()).toBe(expected);
  expect(brotliDecompressSync((await kept?.brotli('N1')) ?? '').toString()).toBe(expected);
});

it('gives its nonce to the response that rendered it alone', async () => {
  const kept = cacheAt({ now: 0 }).write('a', page);
  expect(kept.plain('N0').toString()).toBe(html);
  expect(brotliDecompressSync((await kept.brotli('N0')) ?? '').toString()).toBe(html);
  expect(kept.plain('N1').toString()).not.toContain('N0');
  expect(brotliDecompressSync((await kept.brotli('N1')) ?? '').toString()).not.toContain('N0');
});

it('compresses for each visitor with the visitor’s nonce', async () => {
  const kept = cacheAt({ now: 0 }).write('a', page);
  for (const nonce of ['N1', 'N2', 'N3']) {
    const html = brotliDecompressSync((await kept.brotli(nonce)) ?? '').toString();
    expect(html).toBe(`<script nonce="${nonce}"></script><script nonce="${nonce}">`);
  }
});

it.each<[string, number, (number | undefined)[]]>([
  ['fresh until the last millisecond', 99, [200, 200]],
  ['one request renders again while others get the stale page', 100, [undefined, 200]],
  ['but not for ever', 150, [undefined, undefined]],
])('%s', (_, now, expected) => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  cache.write('a', page);
  clock.now = now;
  expect([cache.read('a')?.status, cache.read('a')?.status]).toEqual(expected);
});

it('is fresh again after it was rendered again', () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  cache.write('a', page);
  clock.now = 120;
  cache.read('a');
  cache.write('a', page);
  clock.now = 219;
  expect(cache.read('a')?.status).toBe(200);
});

it('evicts the oldest when it is full', () => {
  const cache = cacheAt({ now: 0 }, 2 * html.length);
  for (const key of ['a', 'b', 'b', 'c']) cache.write(key, page);
  expect(['a', 'b', 'c'].map((key) => cache.read(key)?.status)).toEqual([undefined, 200, 200]);
});

const name = { name: 'name', bytes: 12, padding: 'comment' } as const;
const label = { name: 'label', bytes: 10, padding: 'spaces' } as const;
const personal = {
  status: 200,
  html: ['<a nonce="N0" ', label, '>', name, '</a><script>', { name: 'data' }, '</script>'],
  nonce: 'N0',
};

it.each([
  ['shorter texts', { name: 'Mei', label: 'l="3"', data: '{}' }, '<a nonce="N1" l="3"     >Mei<!--  --></a>'],
  [
    'texts that fit',
    { name: 'Alexandriana', label: 'l="123456"', data: '{}' },
    '<a nonce="N1" l="123456">Alexandriana</a>',
  ],
  ['a longer text', { name: 'ชื่อยาวมาก', label: 'l="3"', data: '' }, '<a nonce="N1" l="3"     >ชื่อยาวมาก</a>'],
  [
    'no room for a comment',
    { name: 'Benjamin', label: 'l="3"', data: '' },
    '<a nonce="N1" l="3"     >Benjamin</a>',
  ],
])('fills its gaps with %s, compressed or not', async (_, texts, expected) => {
  const kept = cacheAt({ now: 0 }).write('a', personal);
  const filled = `${expected}<script>${texts.data}</script>`;
  expect(kept.plain('N1', texts).toString()).toBe(filled);
  for (let request = 1; request <= 3; request++)
    expect(brotliDecompressSync((await kept.brotli('N1', texts)) ?? '').toString()).toBe(filled);
});

it('keeps the texts of concurrent responses apart', async () => {
  const kept = cacheAt({ now: 0 }).write('a', personal);
  const members = Array.from({ length: 20 }, (__, at) => `member${at + 10}`);
  const sent = await Promise.all(
    members.map((member) => kept.brotli('N1', { name: member, label: 'l="1"', data: member })),
  );
  for (const [at, member] of members.entries()) {
    const body = brotliDecompressSync(sent[at] ?? '').toString();
    expect(body.match(/member\d\d/g)).toEqual([member, member]);
  }
});
