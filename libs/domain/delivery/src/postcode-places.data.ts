import type { MarketCode } from '@pasar/markets';

/** A place that addresses name by their postcode alone. */
export type PostcodePlace = {
  readonly name: string;
  /** How its postcodes begin. */
  readonly prefixes: readonly string[];
};

const place = (name: string, prefixes: string): PostcodePlace => ({ name, prefixes: prefixes.split(' ') });

/** Places by postcode, for markets whose addresses have no city. Singapore: postal sectors by planning area. */
export const postcodePlaces: Readonly<Partial<Record<MarketCode, readonly PostcodePlace[]>>> = {
  SG: [
    place('Raffles Place', '01 04 05 06'),
    place('Marina Bay', '02 03'),
    place('Tanjong Pagar', '07 08'),
    place('HarbourFront', '09 10'),
    place('Pasir Panjang', '11'),
    place('Clementi', '12'),
    place('Buona Vista', '13'),
    place('Queenstown', '14'),
    place('Bukit Merah', '15 16'),
    place('City Hall', '17'),
    place('Bugis', '18 19'),
    place('Little India', '20 21'),
    place('Orchard', '22 23'),
    place('Tanglin', '24 25'),
    place('Bukit Timah', '26 27 28 29'),
    place('Novena', '30'),
    place('Toa Payoh', '31 32'),
    place('Serangoon Road', '33'),
    place('MacPherson', '34 35 36 37'),
    place('Geylang', '38 39 40 41'),
    place('Katong', '42 43'),
    place('Marine Parade', '44 45'),
    place('Bedok', '46 47 48'),
    place('Changi', '49 50 81'),
    place('Pasir Ris', '51'),
    place('Tampines', '52'),
    place('Hougang', '53'),
    place('Sengkang', '54'),
    place('Serangoon', '55'),
    place('Ang Mo Kio', '56'),
    place('Bishan', '57'),
    place('Upper Bukit Timah', '58 59'),
    place('Jurong East', '60'),
    place('Jurong', '61 62'),
    place('Tuas', '63'),
    place('Jurong West', '64'),
    place('Bukit Batok', '65'),
    place('Bukit Panjang', '66 67'),
    place('Choa Chu Kang', '68'),
    place('Lim Chu Kang', '69 70 71'),
    place('Kranji', '72'),
    place('Woodlands', '73'),
    place('Sembawang', '75'),
    place('Yishun', '76 77'),
    place('Upper Thomson', '78'),
    place('Seletar', '79 80'),
    place('Punggol', '82'),
  ],
};
