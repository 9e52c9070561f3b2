import type { Placeholders } from './member-placeholders.ts';
import { writeCartCount, writeCartLabel, writeData } from './member-texts.ts';
import type { CartLabel } from './member-texts.ts';

type MemberGap = {
  readonly name: string;
  readonly bytes?: number;
  readonly padding?: 'spaces' | 'comment';
};

/** A part of a members' page: HTML that all of them share, or a gap for one of the texts of `writeMemberTexts`. */
export type MemberPart = string | MemberGap;

/** Room for a padding comment. */
const commentBytes = 7;
/** Most names fit. */
const nameBytes = 48 + commentBytes;
/** Plural forms differ by a few letters. */
const pluralBytes = 12;

/** Replaces each occurrence of a text by a gap, between `before` and `after`, which stay. */
function cut(
  parts: readonly MemberPart[],
  { text, before = '', after = '', gap }: { text: string; before?: string; after?: string; gap: MemberGap },
): MemberPart[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const pieces = part.split(before + text + after);
    return pieces.flatMap((piece, at) => {
      const html = (at > 0 ? after : '') + piece + (at < pieces.length - 1 ? before : '');
      return at < pieces.length - 1 ? [html, gap] : [html];
    });
  });
}

/** Replaces the number at the end of each cart link, which begins with a label. */
function cutCartCounts(parts: readonly MemberPart[], count: number, gap: MemberGap): MemberPart[] {
  const shown = writeCartCount(count);
  return parts.flatMap((part, at) => {
    const opener = parts[at - 1];
    if (typeof part !== 'string' || typeof opener !== 'object' || opener.name !== 'cart-label') return [part];
    const end = part.indexOf('</a>');
    const link = part.slice(0, end);
    const tail = `>${shown}</span>`;
    if (end === -1 || !link.endsWith(tail)) return [part];
    const from = end - tail.length + 1;
    return [part.slice(0, from), gap, part.slice(from + shown.length)];
  });
}

const countGaps = (parts: readonly MemberPart[], name: string): number =>
  parts.filter((part) => typeof part !== 'string' && part.name === name).length;

/**
 * Splits a page that was rendered for placeholders where it contains them. Undefined if a placeholder is anywhere else: then
 * members cannot share the page.
 */
export function splitMemberPage(
  html: string,
  { personal, marks }: Placeholders,
  label: CartLabel,
): readonly MemberPart[] | undefined {
  const { account, cart, preferences } = personal;
  const data = { ...(account && { account }), cart, ...(preferences && { preferences }) };
  let parts: MemberPart[] = [html];
  for (const [name, value] of Object.entries(data))
    parts = cut(parts, { text: writeData(value), before: '"data":', gap: { name } });
  const name = { name: 'username', bytes: nameBytes, padding: 'comment' } as const;
  if (account) parts = cut(parts, { text: account.username, before: '>', after: '<', gap: name });
  if (cart.line_count > 0) {
    const text = writeCartLabel(label, cart.line_count);
    const bytes = new TextEncoder().encode(text).length + pluralBytes;
    parts = cut(parts, { text, before: ' ', gap: { name: 'cart-label', bytes, padding: 'spaces' } });
    const count = writeCartCount(cart.line_count);
    const countGap = { name: 'cart-count', bytes: count.length + commentBytes, padding: 'comment' } as const;
    parts = cutCartCounts(parts, cart.line_count, countGap);
  }
  const isEmbeddedOnce = Object.keys(data).every((each) => countGaps(parts, each) === 1);
  const hasAllCounts = countGaps(parts, 'cart-label') === countGaps(parts, 'cart-count');
  const rest = parts.filter((part) => typeof part === 'string').join('\n');
  const isComplete = marks.every((mark) => !rest.includes(mark));
  return isEmbeddedOnce && hasAllCounts && isComplete ? parts : undefined;
}
