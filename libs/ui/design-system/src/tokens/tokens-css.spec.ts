import { expect, it } from 'vitest';
import { tokensCss } from './tokens-css.ts';

it('keeps the style sheet equal to the tables', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../styles/tokens.css');
});
