import { readFileSync } from 'node:fs';
import type * as ReactServer from 'react-dom/server';
import { Module } from 'node:module';
import { dirname } from 'node:path';
import { replaceParts } from './replace-parts.ts';
import type { CodePart } from './replace-parts.ts';
import { replaceServerParts, serverReactFile } from './server-markup.ts';

type NodeModule = Module & {
  readonly _compile: (code: string, file: string) => void;
  readonly exports: typeof ReactServer;
};

/** What the development builds of the other packages call, which specs load. */
const developmentParts: readonly CodePart[] = [
  ['owners', /DefaultAsyncDispatcher = \{/, '$& getOwner: () => null,'],
];

/** Loads React's server as the storefronts' server builds contain it, for specs. */
export function loadServerReact(): typeof ReactServer {
  const module = Object.assign(new Module(serverReactFile), {
    filename: serverReactFile,
    paths: (Module as unknown as { _nodeModulePaths: (folder: string) => string[] })._nodeModulePaths(
      dirname(serverReactFile),
    ),
  }) as unknown as NodeModule;
  const code = replaceServerParts(readFileSync(serverReactFile, 'utf8'));
  module._compile(replaceParts('load-server-react.ts', developmentParts, code), serverReactFile);
  return module.exports;
}
