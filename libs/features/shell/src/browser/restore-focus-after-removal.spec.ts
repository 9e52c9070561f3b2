// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreFocusAfterRemoval } from './restore-focus-after-removal.ts';

const page = `
  <header><a id="logo" href="/">Pasar</a></header>
  <main id="main" tabindex="-1">
    <nav><a id="tab" href="/ended">Ended</a></nav>
    <section id="list">
      <article id="first"><a id="edit-first" href="/1">Edit</a><button id="end-first">End</button></article>
      <article id="second"><button id="end-second" disabled>End</button><a id="edit-second" href="/2">Edit</a></article>
      <button id="more">More</button>
    </section>
    <div id="alone"><button id="retry">Try again</button></div>
  </main>
  <div id="dialog" role="dialog"><button id="confirm">End</button></div>`;

const find = (id: string) => document.getElementById(id) as HTMLElement;
const readFocused = () => (document.activeElement === document.body ? 'body' : document.activeElement?.id);
/** Removes an element; not every browser takes the focus from what it removes, nor does happy-dom. */
function remove(id: string) {
  const element = find(id);
  if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  element.remove();
}
const settle = () => vi.advanceTimersByTimeAsync(1000);

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  stop = restoreFocusAfterRemoval();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it.each([
  ['to the next row, past what is disabled', 'end-first', ['first'], 'edit-second'],
  ['to the end of the list', 'edit-second', ['second'], 'more'],
  ['to the last row, for a button at the end of the list', 'more', ['more'], 'edit-second'],
  ['within the row', 'end-first', ['end-first'], 'edit-first'],
  ['next to the list, when all of it is gone', 'end-first', ['list'], 'retry'],
  ['to the content, when nothing is left', 'retry', ['alone', 'list', 'tab'], 'main'],
])('moves the focus %s', async (_, focused, removed, target) => {
  find(focused).focus();
  removed.forEach(remove);
  await settle();
  expect(readFocused()).toBe(target);
});

it('moves the focus from a dialog that closes to the place that opened it', async () => {
  find('end-first').focus();
  find('confirm').focus();
  remove('first');
  remove('dialog');
  await settle();
  expect(readFocused()).toBe('edit-second');
});

it('leaves the focus alone after a press with a pointer', async () => {
  vi.spyOn(find('end-first'), 'matches').mockImplementation((selector) => selector !== ':focus-visible');
  find('end-first').focus();
  remove('first');
  await settle();
  expect(readFocused()).toBe('body');
});

it.each([
  ['what has received the focus in the meantime', () => find('tab').focus(), 'tab'],
  ['a focus outside the content', () => find('logo').focus(), 'logo'],
])('leaves alone %s', async (_, move, target) => {
  find('end-first').focus();
  remove('first');
  move();
  await settle();
  expect(readFocused()).toBe(target);
});

it.each([
  ['what the user has left', 'end-first', () => find('end-first').blur()],
  ['what is removed without having the focus', 'end-first', () => find('logo').focus()],
  ['the header', 'logo', () => remove('logo')],
])('does not move the focus for %s', async (_, focused, leave) => {
  find(focused).focus();
  leave();
  await settle();
  (document.activeElement as HTMLElement).blur();
  remove('first');
  await settle();
  expect(readFocused()).toBe('body');
});
