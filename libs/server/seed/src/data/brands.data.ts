/** Fictional brands, the first of them with official shops. */
export const officialBrands = [
  'Lumora',
  'Kestrelle',
  'Norvind',
  'Tavoro',
  'Mirelune',
  'Pomelune',
  'Zephira',
  'Arbolado',
] as const;

export const smallBrands = [
  'Velmora',
  'Orrindale',
  'Sundara Mills',
  'Bramblefox',
  'Calinda',
  'Dovewell',
  'Elmstead & Rye',
  'Fernhollow',
  'Galdino',
  'Hollowreed',
  'Isoletta',
  'Junipora',
  'Kalimaya',
  'Lanternfield',
  'Mossgrove',
  'Nimbuco',
  'Oakrise',
  'Pendelune',
  'Quillmere',
  'Rosavento',
] as const;

/** Farms and kitchens. */
export const foodBrands = [
  'Verdelia',
  'Hearthby',
  'Solandra',
  'Mielana',
  'Greenlark',
  'Panadelle',
  'Tidewater Bay',
  'Orchardo',
] as const;

/** Names of product series. */
export const lines = [
  'Aero',
  'Nova',
  'Terra',
  'Luna',
  'Vista',
  'Onda',
  'Prima',
  'Solo',
  'Duo',
  'Mini',
  'Classic',
  'Plus',
  'Pro',
  'Studio',
  'Series 2',
  'Series 3',
] as const;
