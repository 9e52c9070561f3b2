import { expect, it } from 'vitest';
import { tokensJson } from './tokens-json.ts';

it('matches the file', async () => {
  await expect(`${JSON.stringify(tokensJson(), null, 2)}\n`).toMatchFileSnapshot('../styles/tokens.json');
});

it('has each value in the form of its type', () => {
  expect(tokensJson()).toMatchObject({
    scale: {
      'space-lg': { $type: 'dimension', $value: { value: 1, unit: 'rem' } },
      'radius-full': { $type: 'dimension', $value: { value: 999, unit: 'px' } },
      'weight-bold': { $type: 'fontWeight', $value: 650 },
      'leading-snug': { $type: 'number', $value: 1.35 },
      'motion-fast': { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      'ease-out': { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
      'shadow-md': {
        $type: 'shadow',
        $value: [
          { offsetY: { value: 2, unit: 'px' }, color: { alpha: 0.07 } },
          { offsetY: { value: 6, unit: 'px' }, blur: { value: 18, unit: 'px' }, color: { alpha: 0.08 } },
        ],
      },
    },
    color: {
      default: {
        light: {
          $type: 'color',
          brand: { $value: { colorSpace: 'srgb', components: [0.4784, 0.1216, 0.3608], alpha: 1 } },
          scrim: { $value: { alpha: 0.52 } },
        },
      },
      official: { dark: { brand: { $value: { components: [0.3412, 0.3412, 0.7686] } } } },
    },
  });
});
