// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlGroup } from './ControlGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextField } from './TextField.tsx';
import { focusFirstError } from './focus-first-error.ts';

afterEach(cleanup);

const radios = (error?: string) => (
  <RadioGroup legend="Why" options={[{ value: 'late', label: 'Late' }]} error={error} />
);

it.each<[string, ReactElement, string]>([
  ['a field', <TextField key="" id="street" label="Street" error="Missing" />, 'street'],
  ['the first radio button of a group', radios('Choose one'), 'late'],
  [
    'the first control of a group that can be used',
    <ControlGroup key="" legend="Photos" error="Add one">
      <button id="gone" disabled />
      <input id="hidden" tabIndex={-1} />
      <button id="add" />
    </ControlGroup>,
    'add',
  ],
])('focuses %s', async (_, invalid, focused) => {
  const { container } = render(
    <>
      <TextField id="name" label="Name" hint="As on the parcel" />
      {invalid}
      <TextField id="last" label="Last" error="Missing" />
    </>,
  );
  focusFirstError(container);
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  const { id, value } = document.activeElement as HTMLInputElement;
  expect([id, value]).toContain(focused);
});
