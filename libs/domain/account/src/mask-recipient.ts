const dots = '••••';

/** Masks a recipient so that only its owner recognises it: `+65••••4567`, `b••••@example.com`. */
export const maskRecipient = (recipient: string): string => {
  const at = recipient.lastIndexOf('@');
  return at < 1
    ? `${recipient.slice(0, 3)}${dots}${recipient.slice(-4)}`
    : `${recipient.slice(0, 1)}${dots}${recipient.slice(at)}`;
};
