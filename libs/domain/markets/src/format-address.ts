import type { AddressFieldName } from './address-form.ts';
import { addressLayouts } from './address-layouts.data.ts';
import type { MarketCode } from './market-rows.data.ts';

/** The parts of an address that are written in lines, below the recipient's name and phone number. */
export type AddressPlace = Readonly<Record<Exclude<AddressFieldName, 'name' | 'phone'>, string>>;

/** Writes a template's fields; a separator only between two texts. */
const writeLine = (template: string, place: AddressPlace): string =>
  // Separators and names of fields in turn, from a separator on.
  template.split(/[{}]/).reduce((line, piece, at, pieces) => {
    const text = at % 2 === 1 ? place[piece as keyof AddressPlace] : '';
    if (text === '') return line;
    return line === '' ? text : `${line}${pieces[at - 1] ?? ''}${text}`;
  }, '');

/** Returns the lines of an address as they are written in its market: the postcode before the city in Poland, after it in Brazil. */
export const formatAddress = (market: MarketCode, place: AddressPlace): string[] =>
  addressLayouts[market].map((template) => writeLine(template, place)).filter((line) => line !== '');
