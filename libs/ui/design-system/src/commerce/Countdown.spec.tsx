import { createLocaleFormat } from '@pasar/locale-format';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Countdown } from './Countdown.tsx';
import { FormatProvider } from './format-context.ts';

it.each([
  ['en-SG', 3661, '1 hour, 1 minute'],
  ['en-SG', 90_000, '25 hours, 0 minutes'],
  ['pl-PL', 2 * 3600 + 180, '2 godziny i 3 minuty'],
])('says in %s that %i seconds are left: %s', (locale, remainingSeconds, text) => {
  const html = renderToString(
    <FormatProvider value={createLocaleFormat(locale, 'UTC')}>
      <Countdown remainingSeconds={remainingSeconds} />
    </FormatProvider>,
  );
  expect(html).toContain(`>${text}</span>`);
});
