// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReturnReason } from './ReturnReason.tsx';

afterEach(cleanup);

it('shows the note, the photos in new tabs, and the reply', () => {
  render(
    <ReturnReason
      reason="It arrived damaged"
      note="The lid is cracked."
      photos={[
        { href: '/picture?id=1', alt: 'Photo 1' },
        { href: '/picture?id=2', alt: 'Photo 2' },
      ]}
      reply={{ title: 'Reply', text: 'We will send a new lid.' }}
    />,
  );
  for (const text of ['It arrived damaged', 'The lid is cracked.', 'Reply', 'We will send a new lid.'])
    expect(screen.getByText(text)).toBeTruthy();
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.getAttribute('href'), link.target]);
  expect(links).toEqual([
    ['/picture?id=1', '_blank'],
    ['/picture?id=2', '_blank'],
  ]);
  expect(screen.getByRole('img', { name: 'Photo 2' }).getAttribute('src')).toBe('/picture?id=2');
});

it('shows the reason alone if there is nothing else', () => {
  const { container } = render(<ReturnReason reason="I don’t want it any more" note="" photos={[]} />);
  expect(container.children).toHaveLength(1);
  expect(container.textContent).toBe('I don’t want it any more');
});
