/** The currency of prices that name none when a rate is given: ISO 4217's code for "no currency". */
export const unnamedCurrency = 'XXX';
