import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what its README names', () => {
  expect(Object.keys(library)).toEqual(['readViewerLabels', 'registerSocialCalls']);
});
