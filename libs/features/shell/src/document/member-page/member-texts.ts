import { scriptJson } from '../embedded-page.ts';
import { pack } from '../pack.ts';
import type { PersonalData } from './personal-data.ts';

/** Returns the label of the cart link for a number of lines. */
export type CartLabel = (count: number) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes as React does, for texts and attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => entities[found] ?? found);

/** A value as the embedded page contains it. */
export const writeData = (data: unknown): string => scriptJson(pack(data));

/** The whole attribute. */
export const writeCartLabel = (label: CartLabel, count: number): string =>
  `aria-label="${escapeMarkup(label(count))}"`;

/** The number on the cart link. */
export const writeCartCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** A member's texts for the gaps of a page (`splitMemberPage`). */
export const writeMemberTexts = (
  { account, cart, preferences }: PersonalData,
  label: CartLabel,
): Readonly<Record<string, string>> => ({
  'cart-label': writeCartLabel(label, cart.line_count),
  'cart-count': writeCartCount(cart.line_count),
  cart: writeData(cart),
  ...(account && { username: escapeMarkup(account.username), account: writeData(account) }),
  ...(preferences && { preferences: writeData(preferences) }),
});
