import { expect, it } from 'vitest';
import { leadTextKey } from './lead-text-key.ts';

it.each([
  ['', 'welcome_back'],
  ['type=0', 'welcome_back'],
  ['type=9', 'welcome_back'],
  ['type=1', 'lead_buyer-google-play'],
  ['type=2', 'lead_buyer-join-as-seller'],
  ['type=3', 'lead_e-invoice-integration'],
  ['type=4', 'lead_seller-pages'],
])('?%s: %s', (query, key) => {
  expect(leadTextKey(query, 'welcome_back')).toBe(key);
});
