import { expect, it } from 'vitest';
import { describeProject, projectTags } from './describe-project.ts';

it.each([
  ['libs/domain/cart', ['layer:domain', 'scope:cart', 'platform:any']],
  ['libs/server/cart-service', ['layer:server', 'scope:cart', 'platform:node']],
  ['libs/features/product-screens', ['layer:features', 'scope:item', 'platform:any']],
  ['libs/testing/test-database', ['layer:testing', 'scope:database', 'platform:node']],
  ['apps/desktop', ['layer:apps', 'scope:desktop', 'platform:browser']],
  ['e2e/journeys', ['layer:e2e', 'scope:journeys', 'platform:node']],
])('%s is tagged %s', (root, tags) => {
  expect(projectTags(describeProject(root))).toEqual(tags);
});

it('names the owning team', () => {
  expect(describeProject('libs/adapters/remote-checkout').owner).toBe('@pasar/checkout');
});

it.each([
  ['libs/domain/weather', 'no scope has this folder'],
  ['libs/weather', 'a project is'],
  ['other/cart', 'a project is'],
])('refuses %s', (root, message) => {
  expect(() => describeProject(root)).toThrow(message);
});
