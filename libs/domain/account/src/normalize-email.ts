const mailbox = /^[^\s@<>(),;:"\\[\]]+$/;
const label = /^(?!-)[\p{L}\p{N}-]+$/u;
const lastLabel = /^[\p{L}\p{N}-]+$/u;

const isHost = (host: string): boolean => {
  const labels = host.split('.');
  const last = labels.pop() ?? '';
  const fits = (each: string): boolean => each.length <= 63 && label.test(each) && !each.endsWith('-');
  return (
    labels.length > 0 && labels.every(fits) && last.length >= 2 && last.length <= 63 && lastLabel.test(last)
  );
};

/**
 * Normalizes an e-mail address: trimmed, host in lower case. Null for an invalid one: not exactly one @, no dot in the host,
 * white space inside, over 254 characters or 64 before the @.
 */
export const normalizeEmail = (text: string): string | null => {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (trimmed.length > 254 || at < 1 || at > 64) return null;
  const [name, host] = [trimmed.slice(0, at), trimmed.slice(at + 1)];
  return mailbox.test(name) && isHost(host) ? `${name}@${host.toLowerCase()}` : null;
};
