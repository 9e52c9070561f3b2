import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodes } from '@pasar/error-catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingErrorCodes } from './waiting-error-codes.data.ts';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

const isServerSource = (path: string): boolean =>
  /^(libs\/server|apps\/marketplace-api|apps\/web-server)\/.*\.ts$/.test(path) &&
  !/\.spec\.ts$|\/testing\//.test(path);

const isScreenSource = (path: string): boolean =>
  /^libs\/features\/.*\.tsx?$/.test(path) && !/\.(spec|stories)\.tsx?$/.test(path);

const sources = new Map<string, string>();
beforeAll(async () => {
  const paths = (await workspaceFiles()).filter((path) => isServerSource(path) || isScreenSource(path));
  for (const path of paths) sources.set(path, await readFile(join(workspaceRoot, path), 'utf8'));
});

/** The files of servers that name a code. */
const placesOf = (name: string): string[] =>
  [...sources]
    .filter(([path, text]) => isServerSource(path) && new RegExp(`errorCodes\\.${name}\\b`).test(text))
    .map(([path]) => path);

describe('every code of the catalogue', () => {
  it.each(Object.keys(errorCodes))('%s is thrown by a server, or listed as waiting', (name) => {
    expect(placesOf(name).length > 0).toBe(!Object.hasOwn(waitingErrorCodes, name));
  });

  it('and nothing else waits', () => {
    expect(Object.keys(waitingErrorCodes).filter((name) => !(name in errorCodes))).toEqual([]);
  });
});

/** Toasts of screens that are no failed call, or a state of the screen's own. */
const ownFailures = [
  'libs/features/order-screens/src/order-detail/PayOrder.tsx',
  'libs/features/product-screens/src/actions/ItemActions.tsx',
];

it('screens show failed calls by the catalogue of errors, and compose no words of their own', () => {
  const composing = [...sources].filter(
    ([path, text]) => isScreenSource(path) && text.includes("kind: 'error'"),
  );
  expect(composing.map(([path]) => path).filter((path) => !path.includes('/shell/'))).toEqual(ownFailures);
});
