import { expect, it } from 'vitest';
import { findVariantProperty } from './find-variant-property.ts';
import { variantProperties } from './variant-properties.data.ts';

it.each([
  ['Colour', 'color'],
  ['Màu', 'color'],
  [' KOLOR ', 'color'],
  ['Ukuran', 'size'],
  ['尺寸', 'size'],
  ['Matière', 'material'],
  ['Estampado', 'pattern'],
  ['Storage', undefined],
  ['', undefined],
])('finds the property of the tier variation %j: %s', (name, property) => {
  expect(findVariantProperty(name)).toBe(property);
});

it('has each name once, as it is compared', () => {
  const names = Object.values(variantProperties).flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.map((name) => name.trim().toLowerCase()));
});
