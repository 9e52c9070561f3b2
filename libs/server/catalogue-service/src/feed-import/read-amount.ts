import { minorUnits, priceDigits } from '@pasar/money';
import { joinThousands } from './normalize-number-text.ts';

/** The digits before and after the decimal separator. */
type Amount = { readonly whole: string; readonly decimals: string };

const grouped = {
  '.': /^\d{1,3}(\.\d{3})+$/,
  // India groups by two digits beyond the thousands.
  ',': /^\d{1,3}(,\d{2})*(,\d{3})+$/,
} as const;
type Mark = keyof typeof grouped;

const ungroup = (text: string, mark: Mark): string | undefined => {
  if (!text.includes(mark)) return /^\d+$/.test(text) ? text : undefined;
  return grouped[mark].test(text) ? text.replaceAll(mark, '') : undefined;
};

function splitAtMark(text: string, mark: Mark): Amount | undefined {
  const at = text.lastIndexOf(mark);
  const whole = at === 0 ? '0' : ungroup(text.slice(0, at), mark === '.' ? ',' : '.');
  const decimals = text.slice(at + 1);
  return whole !== undefined && /^\d*$/.test(decimals) ? { whole, decimals } : undefined;
}

/** Whether a number may have lost zeros: a spreadsheet makes `12.9` of `12.900`, and such currencies have no prices with cents. */
const mayLackZeros = ({ whole, decimals }: Amount, currency: string): boolean =>
  priceDigits(currency) === 0 && whole.length <= 3 && /^\d{0,2}[1-9]$/.test(decimals);

/** Before three digits, a separator marks thousands unless the currency has three decimals; a dot may be ambiguous. */
function readOneMark(text: string, mark: Mark, currency: string): Amount | 'ambiguous' | undefined {
  const behind = text.length - 1 - text.indexOf(mark);
  if (behind !== 3 || minorUnits(currency) === 3) {
    const amount = splitAtMark(text, mark);
    return amount && mayLackZeros(amount, currency) ? 'ambiguous' : amount;
  }
  const whole = text.startsWith('0') ? undefined : ungroup(text, mark);
  if (whole === undefined || mark === ',' || priceDigits(currency) === 0)
    return whole === undefined ? undefined : { whole, decimals: '' };
  return 'ambiguous';
}

function readMarked(text: string, currency: string): Amount | 'ambiguous' | undefined {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots + commas === 0) return { whole: text, decimals: '' };
  if (dots + commas === 1) return readOneMark(text, dots ? '.' : ',', currency);
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (dots > 0 && commas > 0) return splitAtMark(text, last);
  const whole = ungroup(text, last);
  return whole === undefined ? undefined : { whole, decimals: '' };
}

/** More decimals than anybody writes: a program computed the number in binary. */
const computedDecimals = 10;

/** Rounds `12.899999999999999`, which a program wrote for 12.90, to the currency's decimals; keeps other numbers. */
function roundComputed({ whole, decimals }: Amount, digits: number): Amount {
  const number = Number(`${whole}.${decimals}`);
  const rounded = number.toFixed(digits);
  if (decimals.length < computedDecimals || Math.abs(number - Number(rounded)) > 1e-6)
    return { whole, decimals };
  const [roundedWhole = '', roundedDecimals = ''] = rounded.split('.');
  return { whole: roundedWhole, decimals: roundedDecimals };
}

/**
 * Normalizes a number such as `1,299.00`, `1.299,00`, `1 299,00` or `1299` to `1299.00`; drops zeros beyond the currency's
 * decimals. Returns `ambiguous` for `1.299`, and for `12.9` in a currency without decimals, and undefined if it is not a number.
 */
export function readAmount(text: string, currency: string): string | undefined {
  const joined = joinThousands(text);
  const read = /^[\d.,]+$/.test(joined) ? readMarked(joined, currency) : undefined;
  if (read === undefined || read === 'ambiguous') return read;
  const digits = minorUnits(currency);
  const { whole, decimals: written } = roundComputed(read, digits);
  const beyond = written.slice(digits);
  const decimals = written.slice(0, digits) + (/^0*$/.test(beyond) ? '' : beyond);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
