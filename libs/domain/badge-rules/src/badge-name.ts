/** Aliases of a badge in manifests, toggles and experiments. */
const otherNames: Readonly<Record<string, string>> = {
  CASH_ON_DELIVERY: 'COD',
  INSTALLMENT: 'INSTALLMENTS',
  CARD_INSTALLMENT: 'CC_INSTALLMENT',
  NON_CARD_INSTALLMENT: 'NON_CC_INSTALLMENT',
  COINS: 'COIN',
  COIN_EARN: 'COIN',
  BUNDLE: 'BUNDLE_DEAL',
  ADD_ON: 'ADD_ON_DEAL',
  GROUP_BUY: 'GROUPBUY',
  LOWEST_PRICE_GUARANTEE: 'LOWEST_PRICE',
};

/** Normalizes a badge's name: "Flash sale", `flash-sale` and `FLASH_SALE` are equal. */
export const badgeName = (written: string): string => {
  const name = written
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return otherNames[name] ?? name;
};

/** The badge that a toggle or experiment controls: S_MART for `s-mart-badge` and `fe_s_mart` (amb-flag-names). */
export const flagBadgeName = (flag: string): string =>
  badgeName(flag.replace(/^fe[_-]/i, '').replace(/[_-](?:badge|label|display|flag|experiment)$/i, ''));
