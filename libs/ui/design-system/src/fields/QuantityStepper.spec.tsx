// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

function Stepper() {
  const [value, setValue] = useState(3);
  return <QuantityStepper label="Lamp" max={239} value={value} onValueChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** Types a text character by character, as far as the field accepts it, and leaves the field. */
function type(text: string): void {
  render(<Stepper />);
  fireEvent.change(field(), { target: { value: '' } });
  for (const character of text) fireEvent.change(field(), { target: { value: field().value + character } });
  fireEvent.blur(field());
}

it.each([
  ['12', '12'],
  ['1.5', '1'],
  ['2,0', '2'],
  ['2.05', '2'],
  ['0', '1'],
  ['abc', '3'],
])('typing %s gives %s', (text, value) => {
  type(text);
  expect([field().value, screen.getByRole('status').textContent]).toEqual([value, '']);
});

it('says what the highest number is until another one is chosen', () => {
  type('999');
  expect(field().value).toBe('239');
  expect(screen.getByRole('status').textContent).not.toBe('');
  fireEvent.click(screen.getByRole('button', { name: /decrease/ }));
  expect(screen.getByRole('status').textContent).toBe('');
});
