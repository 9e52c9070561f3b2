import { expect, it } from 'vitest';
import { firstDifference, normalizePage } from './compare-pages.ts';

const page = (nonce: string, name = '') =>
  `<script nonce="${nonce}">${name}</script><style nonce="${nonce}">`;

it('treats pages that differ only by nonce as equal', () => {
  expect(firstDifference(normalizePage(page('aaaa')), normalizePage(page('bbbb')))).toBeUndefined();
});

it('reports content that only one page has', () => {
  expect(firstDifference(normalizePage(page('aaaa', 'Budi')), normalizePage(page('bbbb')))).toContain('Budi');
});

const embedded = (value: object) =>
  `<script type="application/json" id="page">${JSON.stringify(value)}</script>`;
const timer = (seconds: string) =>
  `<span class="a" role="timer"><span>0</span><span>${seconds}</span></span>`;

it.each([
  ['the id of a call', embedded({ requestId: 'a1', x: 1 }), embedded({ requestId: 'b2', x: 1 })],
  [
    'when a call was made',
    embedded({ a: { startedTimeStamp: 1 } }),
    embedded({ a: { startedTimeStamp: 22 } }),
  ],
  ['the time of the server', embedded({ server_time: 1, b: 1 }), embedded({ server_time: 2, b: 1 })],
  ['the order of responses', embedded({ a: 1, b: { c: 1, d: 2 } }), embedded({ b: { d: 2, c: 1 }, a: 1 })],
  [
    'the order of noted responses',
    embedded({ provided: { a: ['x', 'y'] } }),
    embedded({ provided: { a: ['y', 'x'] } }),
  ],
  [
    'the order of formatted numbers',
    embedded({
      written: [
        ['percent 8', '8%'],
        ['compact 8', '8'],
      ],
    }),
    embedded({
      written: [
        ['compact 8', '8'],
        ['percent 8', '8%'],
      ],
    }),
  ],
  ['a countdown', timer('09'), timer('10')],
  [
    'the text of a countdown',
    embedded({ written: { hoursAndMinutes: { 219: '3 hours, 39 minutes' }, number: { 8: '8' } } }),
    embedded({ written: { hoursAndMinutes: { 218: '3 hours, 38 minutes' }, number: { 8: '8' } } }),
  ],
])('ignores %s', (_, one, other) => {
  expect(normalizePage(one)).toBe(normalizePage(other));
});

it.each([
  ['a number', '<span>3</span>', '<span>4</span>'],
  ['the content after a countdown', `${timer('1')}<i>3</i>`, `${timer('1')}<i>4</i>`],
  ['a field of an answer', embedded({ liked: true }), embedded({ liked: false })],
  [
    'a formatted text',
    embedded({ written: [['number 8', '8']] }),
    embedded({ written: [['number 9', '9']] }),
  ],
  ['the order of a list', embedded({ items: ['a', 'b'] }), embedded({ items: ['b', 'a'] })],
])('compares %s', (_, one, other) => {
  expect(firstDifference(normalizePage(one), normalizePage(other))).toBeDefined();
});
