// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { CategoryTiles } from './CategoryTiles.tsx';

const named = (catid: number, id?: string) => ({
  catid,
  name: `Alley ${catid}`,
  item_count: 1,
  ...(id && { picture: { id, width: 1, height: 1 } }),
});

const readSigns = (categories: readonly ReturnType<typeof named>[]) => {
  render(
    <MemoryRouter>
      <CategoryTiles title="Alleys" categories={categories} pathOf={() => '/'} moreTo="/" />
    </MemoryRouter>,
  );
  return [...document.querySelectorAll('li svg')].map((svg) => [
    svg.getAttribute('viewBox'),
    svg.querySelector('image')?.getAttribute('href'),
  ]);
};

afterEach(cleanup);

it('shows every icon from the same file; one without a picture is an empty box', () => {
  const strip = '/api/v4/pictures/strip.webp?ids=shoes.bags';
  expect(readSigns([named(1, 'shoes'), named(2), named(3, 'bags')])).toEqual([
    ['0 0 160 160', strip],
    ['160 0 160 160', strip],
  ]);
  expect(document.querySelectorAll('li')).toHaveLength(3);
});

it('requests no strips longer than the API allows', () => {
  const signs = readSigns(Array.from({ length: 30 }, (_, index) => named(index, `c${index}`)));
  expect(new Set(signs.map(([, href]) => href)).size).toBe(2);
  expect(signs[24]).toEqual(['0 0 160 160', '/api/v4/pictures/strip.webp?ids=c24.c25.c26.c27.c28.c29']);
});
