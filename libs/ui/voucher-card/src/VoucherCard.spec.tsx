// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { voucherExamples } from './voucher.examples.ts';
import { VoucherCard } from './VoucherCard.tsx';
import type { VoucherCardProps } from './voucher-card-props.ts';

const show = (props: Partial<VoucherCardProps> = {}) => {
  const onClaim = vi.fn();
  render(
    <MemoryRouter>
      <VoucherCard
        voucher={voucherExamples.percentage}
        state="claimable"
        format={{ money: ({ amount }) => `$${amount / 100}`, date: () => 'today' }}
        useTo="/search"
        onClaim={onClaim}
        {...props}
      />
    </MemoryRouter>,
  );
  return onClaim;
};

afterEach(cleanup);

it('is claimed by a press', () => {
  const onClaim = show();
  fireEvent.click(screen.getByRole('button'));
  expect(onClaim).toHaveBeenCalledTimes(1);
});

it('cannot be claimed twice concurrently', () => {
  const onClaim = show({ claiming: true });
  fireEvent.click(screen.getByRole('button'));
  expect(onClaim).not.toHaveBeenCalled();
});

it('links to where it can be used once claimed', () => {
  show({ state: 'claimed' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search');
});

it.each(['gone', 'used', 'expired'] as const)('%s: shows the reason, and has no button', (state) => {
  show({ state });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(state)).toBeDefined();
});

it('links to its shop', () => {
  show({ voucher: voucherExamples.ofAShop });
  expect(screen.getByRole('link', { name: 'Anyam' }).getAttribute('href')).toBe('/anyam');
});
