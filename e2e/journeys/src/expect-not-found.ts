import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** Expects that an address is answered with 404, for no search engine's index, and with a heading that says what is missing. */
export async function expectNotFound(
  request: APIRequestContext,
  path: string,
  heading: RegExp,
): Promise<void> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(404);
  const html = await answer.text();
  expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1], path).toContain('noindex');
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toMatch(heading);
}
