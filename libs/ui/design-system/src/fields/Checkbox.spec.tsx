// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

it.each([
  ['takes a press', false, 1],
  ['ignores presses and keeps the focus while its value is saved', true, 0],
])('%s', (_, saving, changes) => {
  const onChange = vi.fn();
  render(<Checkbox label="Offers" checked saving={saving} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Offers' });
  box.focus();
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledTimes(changes);
  expect(box.checked).toBe(true);
  expect(box.disabled).toBe(false);
  expect(box.getAttribute('aria-disabled')).toBe(String(saving));
  expect(document.activeElement).toBe(box);
});
