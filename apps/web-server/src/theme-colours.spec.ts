import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerColours } from '@pasar/design-system';
import { expect, it } from 'vitest';

const readPublic = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../public', file), 'utf8');

it('sets the theme colour to the colour of the header', () => {
  expect(JSON.parse(readPublic('manifest.webmanifest'))).toMatchObject({
    theme_color: headerColours.default,
  });
});

it('draws the icon in the colour of the header', () => {
  expect(readPublic('favicon.svg')).toContain(`fill="${headerColours.default}"`);
});
