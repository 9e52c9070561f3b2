import { expect, it } from 'vitest';
import { tokensCss } from './tokens-css.ts';

it('matches the style sheet', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../styles/tokens.css');
});
