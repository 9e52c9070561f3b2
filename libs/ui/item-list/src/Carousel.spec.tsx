// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const show = (atFirst?: number) =>
  render(
    <Carousel label="Things" initialCount={atFirst}>
      {Array.from({ length: 6 }, (_, index) => (
        <a key={index} href={`/${index}`}>
          Thing {index}
        </a>
      ))}
    </Carousel>,
  );

const things = () => screen.getAllByRole('link').length;

afterEach(cleanup);

it.each([
  [undefined, 6],
  [9, 6],
  [6, 6],
  [3, 3],
])('renders with %s initially %d elements', (atFirst, drawn) => {
  show(atFirst);
  expect(things()).toBe(drawn);
});

it.each([
  ['a pointer comes', (list: HTMLElement) => fireEvent.pointerEnter(list)],
  ['it is scrolled', (list: HTMLElement) => fireEvent.scroll(list)],
  ['the focus comes in', () => fireEvent.focus(screen.getByText('Thing 1'))],
])('renders the rest when %s', (_when, turn) => {
  show(3);
  turn(screen.getByRole('list', { name: 'Things' }));
  expect(things()).toBe(6);
});

it.each([
  ['keyboard', true],
  ['pointer', false],
])('shows the whole element that the %s focuses: %s', (_, byKeyboard) => {
  show();
  const link = screen.getByText('Thing 4');
  vi.spyOn(link, 'matches').mockReturnValue(byKeyboard);
  const scroll = vi.spyOn(link.closest('li')!, 'scrollIntoView').mockReturnValue();
  fireEvent.focus(link);
  expect(scroll.mock.calls).toEqual(byKeyboard ? [[{ inline: 'nearest', block: 'nearest' }]] : []);
});
