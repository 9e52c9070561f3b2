const maxShownCount = 99;

/** Formats a count for a badge; empty for none. */
export function formatUnreadCount(count: number): string {
  if (count <= 0) return '';
  return count > maxShownCount ? `${maxShownCount}+` : String(count);
}
