import { expect, it } from 'vitest';
import { findProjects } from './find-projects.ts';

it('names each project once', () => {
  expect(
    findProjects([
      'libs/ui/reviews/src/a.ts',
      'libs/ui/reviews/README.md',
      'tools/docs/src/a.ts',
      'CODEOWNERS',
    ]),
  ).toEqual(['libs/ui/reviews', 'tools/docs']);
});
