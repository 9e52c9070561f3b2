import { layers, platformExceptions } from './platforms.data.ts';
import type { Layer, Platform } from './platforms.data.ts';
import { scopes } from './scopes.data.ts';
import type { Scope } from './scopes.data.ts';

/** What a project's path says about it. */
export type ProjectDescription = {
  readonly layer: Layer;
  readonly scope: Scope;
  readonly platform: Platform;
  /** The owning team in CODEOWNERS. */
  readonly owner: string;
};

const isLayer = (name: string | undefined): name is Layer =>
  name !== undefined && Object.hasOwn(layers, name);
const isScope = (name: string): name is Scope => Object.hasOwn(scopes, name);

const layerSuffix = /-(?:api|app|screens|service)$/;

function findScope(folder: string): Scope | undefined {
  const listing = Object.entries(scopes).find(
    ([, row]) => 'folders' in row && (row.folders as readonly string[]).includes(folder),
  );
  const name = listing?.[0] ?? (isScope(folder) ? folder : folder.replace(layerSuffix, ''));
  return isScope(name) ? name : undefined;
}

/**
 * Derives layer, scope, platform and owner from a project's folder: `libs/server/cart-service` is layer `server`, scope `cart`.
 * Throws, with a suggestion, if the folder is outside the layers or belongs to no scope.
 */
export function describeProject(root: string): ProjectDescription {
  const parts = root.split('/');
  const layer = parts[0] === 'libs' ? parts[1] : parts[0];
  const folder = parts.at(-1) ?? '';
  if (!isLayer(layer) || parts.length !== (parts[0] === 'libs' ? 3 : 2))
    throw new Error(`${root}: a project is apps/*, tools/*, e2e/* or libs/<layer>/*.`);
  const scope = findScope(folder);
  if (scope === undefined)
    throw new Error(
      `${root}: no scope has this folder. Add it to tools/workspace-plugin/src/projects/scopes.data.ts.`,
    );
  return {
    layer,
    scope,
    platform: platformExceptions[root] ?? layers[layer],
    owner: `@pasar/${scopes[scope].owner}`,
  };
}

/** The project's Nx tags, one of each kind. */
export const projectTags = ({ layer, scope, platform }: ProjectDescription): string[] => [
  `layer:${layer}`,
  `scope:${scope}`,
  `platform:${platform}`,
];
