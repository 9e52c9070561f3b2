import type { MarketCode } from './market-rows.data.ts';

/**
 * How each market groups a mobile number after its prefix, as in libphonenumber's international format: a layout per length and
 * area code. `#` is any digit; a digit stands for itself. The first that fits is used.
 */
export const phoneLayouts = {
  SG: ['#### ####'],
  ID: ['### ### ###', '### #### ###', '### #### ####', '### #### #####'],
  MY: ['## ### ####', '## #### ####'],
  PH: ['### ### ####'],
  TW: ['### ### ###'],
  TH: ['## ### ####'],
  VN: ['### ### ###'],
  BR: ['## ##### ####'],
  MX: ['33 #### ####', '55 #### ####', '56 #### ####', '81 #### ####', '### ### ####'],
  CO: ['### #######'],
  CL: ['# #### ####'],
  AR: ['9 11 #### ####', '9 ### ### ####', '11 #### ####', '### ### ####'],
  FR: ['# ## ## ## ##'],
  PL: ['### ### ###'],
  ES: ['### ## ## ##'],
  IN: ['##### #####'],
} as const satisfies Readonly<Record<MarketCode, readonly string[]>>;
