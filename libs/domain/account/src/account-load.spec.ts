import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { notLoggedInError } from './account-load.ts';

it('is the code of the catalogue', () => {
  expect(notLoggedInError).toBe(errorCodes.NOT_LOGGED_IN);
});
