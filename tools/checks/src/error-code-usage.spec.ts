import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodes } from '@pasar/error-catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingErrorCodes } from './waiting-error-codes.data.ts';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

/** Includes the policies of verifications and the restrictions of accounts, which name the codes that the server throws. */
const isServerSource = (path: string): boolean =>
  /^(libs\/server|libs\/domain\/verification|libs\/domain\/account|apps\/marketplace-api|apps\/web-server)\/.*\.ts$/.test(
    path,
  ) && !/\.spec\.ts$|\/testing\//.test(path);

const isScreenSource = (path: string): boolean =>
  /^libs\/features\/.*\.tsx?$/.test(path) && !/\.(spec|stories)\.tsx?$/.test(path);

const sources = new Map<string, string>();
beforeAll(async () => {
  const paths = (await workspaceFiles()).filter((path) => isServerSource(path) || isScreenSource(path));
  for (const path of paths) sources.set(path, await readFile(join(workspaceRoot, path), 'utf8'));
});

/** Returns the server files that name a code. */
const findServerFiles = (name: string): string[] =>
  [...sources]
    .filter(([path, text]) => isServerSource(path) && new RegExp(`errorCodes\\.${name}\\b`).test(text))
    .map(([path]) => path);

describe('every code of the catalogue', () => {
  it.each(Object.keys(errorCodes))('%s is thrown by a server, or listed as waiting', (name) => {
    expect(findServerFiles(name).length > 0).toBe(!Object.hasOwn(waitingErrorCodes, name));
  });

  it('lists no other codes as waiting', () => {
    expect(Object.keys(waitingErrorCodes).filter((name) => !(name in errorCodes))).toEqual([]);
  });
});

/** Toasts that are not about a failed call: a denied clipboard, a cookie that was not stored, a state of the screen. */
const ownFailures = [
  'libs/features/page-screens/src/internal/shared/JsonEditor.tsx',
  'libs/features/payment-screens/src/step/CopyButton.tsx',
  'libs/features/product-screens/src/actions/ShareButton.tsx',
  'libs/features/settings-screens/src/language/LanguageScreen.tsx',
];

it("screens show failed calls with the catalogue's texts", () => {
  const composing = [...sources].filter(
    ([path, text]) => isScreenSource(path) && text.includes("kind: 'error'"),
  );
  const paths = composing.map(([path]) => path).filter((path) => !path.includes('/shell/'));
  expect(paths.toSorted()).toEqual(ownFailures);
});

const reactions = 'libs/domain/error-catalogue/src/call-reactions.data.ts';
const toggleRules = 'libs/domain/feature-toggles/src/load-toggles.ts';

/** Proof that a call's reactions are implemented: a file and an excerpt of it. */
const reachedBy: Readonly<Record<string, readonly [path: string, part: string] | 'waits'>> = {
  'add-to-cart': ['libs/features/product-screens/src/purchase/use-add-to-cart.ts', "call: 'add-to-cart'"],
  'get-toggles': [toggleRules, 'silentToggleErrors'],
  'get-account': ['libs/domain/account/src/account-load.ts', 'notLoggedInError'],
  'username-lookup': ['libs/features/shell/src/page-loading/load-page.ts', 'usernameToLookUp'],
  consent: ['libs/features/consent-screens/src/shared/use-save-consent.ts', "return 'failed'"],
  // Sellers' sign-in comes with the accounts issue, page-builder pages with the pages issue.
  'seller-oauth': 'waits',
  'page-fetch': 'waits',
};

const read = async (path: string): Promise<string> => readFile(join(workspaceRoot, path), 'utf8');

/** @spec toggle-errors atc-failure account-errors-silent seller-oauth-toast redirect-username-lookup */
describe('every call with its own error reactions', () => {
  it('is reached or waiting', async () => {
    const calls = [...(await read(reactions)).matchAll(/call: '([a-z-]+)'/g)].map(([, call]) => call);
    expect(calls.toSorted()).toEqual(Object.keys(reachedBy).toSorted());
  });

  const built = Object.values(reachedBy).filter((place) => place !== 'waits');
  it.each(built)('%s contains %s', async (path, part) => {
    expect(await read(path)).toContain(part);
  });
});
