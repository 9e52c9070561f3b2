import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';
import { colourPairs, colourSchemes, themeColours } from './colour-tokens.ts';
import type { ColourRow } from './colour-tokens.ts';

const rows: readonly (readonly [string, ColourRow])[] = (['light', 'dark'] as const).flatMap((scheme) => [
  [`default ${scheme}`, colourSchemes[scheme]] as const,
  ...Object.entries(themeColours).map(
    ([theme, row]) => [`${theme} ${scheme}`, { ...colourSchemes[scheme], ...row[scheme] }] as const,
  ),
]);

describe.each(rows)('%s', (_name, colours) => {
  const pairs = colourPairs.flatMap(({ text, grounds, ratio }) =>
    grounds.map((ground) => ({ text, ground, ratio })),
  );
  it.each(pairs)('$text on $ground reaches $ratio', ({ text, ground, ratio }) => {
    expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(ratio);
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
});
