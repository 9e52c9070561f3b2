/** An example price in the market's usual range, in its currency's minor unit. */
export const exampleAmount = 1990;
