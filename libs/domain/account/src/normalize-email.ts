const shape =
  /^[^\s@<>(),;:"\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * The address as it is kept, trimmed and with its host in lower case; null for what no mail would reach:
 * no single @, no dot in the host, white space inside, over 254 characters or 64 before the @.
 */
export const normalizeEmail = (text: string): string | null => {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (trimmed.length > 254 || at > 64 || !shape.test(trimmed)) return null;
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
};
