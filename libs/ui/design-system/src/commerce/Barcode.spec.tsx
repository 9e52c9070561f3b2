// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Barcode } from './Barcode.tsx';

afterEach(cleanup);

it('draws the bars of Code 128 between quiet zones, with the number below', () => {
  render(<Barcode number="AB-12345678" />);
  const bars = screen.getByRole('img', { name: 'AB-12345678' });
  // Start, eleven characters and the check character have three bars each; the stop character has four.
  expect(bars.querySelectorAll('rect')).toHaveLength(13 * 3 + 4);
  expect(bars.querySelector('rect')?.getAttribute('x')).toBe('10');
  // Eleven modules a character, thirteen of the stop character.
  expect(bars.getAttribute('viewBox')).toBe(`0 0 ${13 * 11 + 13 + 20} 30`);
  expect(screen.getByText('AB-12345678')).toBeTruthy();
});

it('shows a number that no barcode can carry as text', () => {
  render(<Barcode number="พัสดุ1" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('พัสดุ1')).toBeTruthy();
});
