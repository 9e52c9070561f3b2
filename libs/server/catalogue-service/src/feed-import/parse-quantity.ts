import { joinThousands, normalizeNumberText } from './normalize-number-text.ts';
import { stockWords } from './stock-words.data.ts';

type Quantity = {
  readonly sign: '+' | '-' | '';
  /** The text between the sign and the unit: a number, unless the quantity is invalid. */
  readonly number: string;
  /** Whether there may be more, as in `10+` or `>50`. */
  readonly isAtLeast: boolean;
};

const units: ReadonlySet<string> = new Set(Object.values(stockWords).flatMap(({ units: names }) => names));

const removeUnit = (text: string): string => {
  const [, number = '', unit = ''] = /^(.*\d\+?) ?(\D+)$/s.exec(text) ?? [];
  return units.has(unit.replace(/\.$/, '').toLowerCase()) ? number : text;
};

/** Splits a quantity such as `1 500`, `-3`, `5 pcs`, `10+` or `>50` into its parts. */
export function parseQuantity(written: string): Quantity {
  const text = removeUnit(normalizeNumberText(written).replace(/\s+/g, ' '));
  const [, above = '', sign = '', number = '', more = ''] =
    /^([>≥]=? ?)?([+-]?)(.*?)( ?\+)?$/s.exec(joinThousands(text)) ?? [];
  return { sign: sign === '+' || sign === '-' ? sign : '', number, isAtLeast: above !== '' || more !== '' };
}
