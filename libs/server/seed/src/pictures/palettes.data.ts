/** Background colours of a wall and a table, each from light to dark. */
export type Palette = { readonly wall: readonly [string, string]; readonly table: readonly [string, string] };

export const palettes: readonly Palette[] = [
  { wall: ['#fbf1ea', '#f4e2d6'], table: ['#eacfbd', '#dfbda7'] },
  { wall: ['#eff4ec', '#e1ebda'], table: ['#cfdec5', '#bdd1b1'] },
  { wall: ['#f4eff7', '#e8dfef'], table: ['#d9cbe2', '#c9b6d6'] },
  { wall: ['#ecf3f7', '#dbe8f0'], table: ['#c6d9e4', '#b2cad8'] },
  { wall: ['#fdf6e3', '#f8eac4'], table: ['#efd9a0', '#e6c982'] },
  { wall: ['#fbeef1', '#f5dde3'], table: ['#ecc4ce', '#e1adba'] },
  { wall: ['#f3f2ef', '#e6e3de'], table: ['#d3cec6', '#c2bbb1'] },
  { wall: ['#e9f5f3', '#d5ebe6'], table: ['#bcdcd5', '#a6ccc3'] },
];

/** Stronger background gradients for logos, covers and banners, from corner to corner. */
export const backgroundGradients: readonly (readonly [string, string])[] = [
  ['#7a1f5c', '#a83a7d'],
  ['#f7d88a', '#f2a900'],
  ['#2f6f4f', '#5a9c78'],
  ['#30408c', '#5e6fc0'],
  ['#c96f4a', '#e79a74'],
  ['#1f6e7a', '#4da3ad'],
  ['#8a5a3c', '#b98560'],
  ['#4a3a6b', '#7d68a6'],
];
