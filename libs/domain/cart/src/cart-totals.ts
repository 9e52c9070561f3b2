import type { Money } from '@pasar/money';
import { addMoney, minMoney, multiplyMoney, subtractMoney, sumMoney, zeroMoney } from '@pasar/money';

/** The fields of a line that totals need, with wire names. */
export type PricedLine = {
  readonly price: Money;
  readonly price_before_discount?: Money;
  readonly quantity: number;
  /** The deal's discount on the whole line. */
  readonly deal_discount?: Money;
};

/** A line of the cart; it counts only if it is selected and has no problem. */
export type CartLineFacts = {
  readonly checked: boolean;
  readonly problem?: string;
} & PricedLine;

export type CartTotals = {
  readonly total: Money;
  /** Sum of the lines' discounts. */
  readonly saved: Money;
  /** Units in the lines that count. */
  readonly count: number;
  /** Lines that count. */
  readonly lines: number;
};

const dealDiscount = ({ price, quantity, deal_discount }: PricedLine): Money =>
  minMoney(deal_discount ?? zeroMoney(price.currency), multiplyMoney(price, quantity));

/** The unit price times the quantity, minus the deal discount; never negative. */
export const lineSubtotal = (line: PricedLine): Money =>
  subtractMoney(multiplyMoney(line.price, line.quantity), dealDiscount(line));

const lineSaved = (line: PricedLine): Money => {
  const before = line.price_before_discount ?? line.price;
  return addMoney(multiplyMoney(subtractMoney(before, line.price), line.quantity), dealDiscount(line));
};

/** The sum of lines in one currency; zero if there are none. */
export const linesTotal = (lines: readonly PricedLine[], currency: string): Money =>
  sumMoney(lines.map(lineSubtotal), currency);

/** The totals of a cart: of the lines that are selected and can be bought. */
export const cartTotals = (all: readonly CartLineFacts[], currency: string): CartTotals => {
  const lines = all.filter(({ checked, problem }) => checked && problem === undefined);
  return {
    total: linesTotal(lines, currency),
    saved: sumMoney(lines.map(lineSaved), currency),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.length,
  };
};
