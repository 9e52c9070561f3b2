// @vitest-environment happy-dom
import { addressLabelKeys, marketByCode, languageTags } from '@pasar/markets';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressForm } from './AddressForm.tsx';
import { AddressText } from './AddressText.tsx';
import { translations } from './translations/translations.ts';

afterEach(cleanup);

// Without an i18next instance, texts are their keys; only the markup is under test.
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });

it('submits the address as it is stored', async () => {
  const onSave = vi.fn();
  render(<AddressForm market={marketByCode('SG')} saving={false} onSave={onSave} />);
  type('label_address_name', 'Mei');
  type('label_address_phone', '9123 4567');
  type('label_address_postcode', '049145');
  type('label_address_street', '1 Raffles Place');
  fireEvent.click(screen.getByRole('button', { name: 'save_address' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ name: 'Mei', phone: '+6591234567', is_default: false });
});

const stored = {
  ...{ name: 'Mei', phone: '+6591234567', street: '1 Raffles Place', unit: '', postcode: '049145' },
  ...{ district: '', city: '', state: '', is_default: false },
};

it('shows a stored number in groups, and submits it as it is stored', async () => {
  const onSave = vi.fn();
  render(<AddressForm market={marketByCode('SG')} initial={stored} saving={false} onSave={onSave} />);
  expect(screen.getByLabelText<HTMLInputElement>(/label_address_phone/).value).toBe('9123 4567');
  fireEvent.click(screen.getByRole('button', { name: 'save_address' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ phone: '+6591234567' });
});

it('writes the number of an address in groups', () => {
  render(<AddressText address={stored} market="SG" />);
  expect(screen.getByText('+65 9123 4567')).toBeTruthy();
});

it('shows each error at its field, focuses the first and keeps the input', async () => {
  const onSave = vi.fn();
  render(<AddressForm market={marketByCode('SG')} saving={false} onSave={onSave} />);
  type('label_address_name', 'Mei');
  type('label_address_postcode', '12');
  fireEvent.click(screen.getByRole('button', { name: 'save_address' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'fault_required',
    'fault_format',
    'fault_required',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText(/label_address_phone/));
  expect(screen.getByLabelText<HTMLInputElement>(/label_address_name/).value).toBe('Mei');
  expect(onSave).not.toHaveBeenCalled();
});

it('says of a wrong phone number that it is one', async () => {
  render(<AddressForm market={marketByCode('SG')} initial={stored} saving={false} onSave={vi.fn()} />);
  type('label_address_phone', '12');
  fireEvent.click(screen.getByRole('button', { name: 'save_address' }));
  expect((await screen.findByRole('alert')).textContent).toBe('fault_format_phone');
});

it.each(languageTags)('%s has a text for every label', async (language) => {
  const texts = (await translations[language]()).default;
  expect(addressLabelKeys.filter((key) => !texts[key])).toEqual([]);
});
