/** For prices that name no currency while there is a rate: ISO 4217's code for none. */
export const unnamedCurrency = 'XXX';
