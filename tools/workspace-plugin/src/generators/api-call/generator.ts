import { join } from 'node:path';
import { generateFiles, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addImport, addToFunction, readParameters } from '../../source/edit-modules.ts';
import { packages, workspacePaths } from '../../workspace-paths.data.ts';
import { addToLibrary } from '../../write/add-to-library.ts';
import { checkAbsent, checkName } from '../../write/check-input.ts';
import { editFile, readText } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { quote } from '../../write/quote.ts';
import { refuse } from '../../write/refuse.ts';
import { toSentence, toTitle } from '../../write/words.ts';

export type ApiCallOptions = {
  readonly name: string;
  readonly scope: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth?: 'session' | 'optional' | 'none';
  readonly summary?: string;
  readonly spec?: string;
};

const findRoots = (scope: string) => ({
  contract: `${workspacePaths.contract}/${scope}`,
  service: `${workspacePaths.server}/${scope}-service`,
  slice: `${workspacePaths.dataAccess}/${scope}-api`,
});

function checkCall(tree: Tree, { name, scope, path }: ApiCallOptions): void {
  checkName(name);
  if (!/^\/api\/v4(?:\/[a-z0-9_]+)+$/.test(path))
    refuse(`"${path}" is no path of a call: write it like /api/v4/gift/list.`);
  const { contract, service, slice } = findRoots(scope);
  const missing = [contract, service, slice].find((root) => !tree.exists(`${root}/package.json`));
  if (missing !== undefined) refuse(`The scope "${scope}" has no ${missing}.`);
  checkAbsent(tree, `${contract}/src/${name}.ts`);
  const existing = tree
    .children(workspacePaths.contract)
    .flatMap((each) =>
      tree
        .children(`${workspacePaths.contract}/${each}/src`)
        .map((file) => `${workspacePaths.contract}/${each}/src/${file}`),
    )
    .find((file) => file.endsWith('.ts') && readText(tree, file).includes(`'${path}'`));
  if (existing !== undefined) refuse(`${path} is a call already (${existing}).`);
}

/** A member's call passes on who calls, in which market. */
const renderHandler = (
  className: string,
  auth: ApiCallOptions['auth'],
  deps: string,
  input: string,
): string =>
  auth === 'session'
    ? `({ user, market, ${input} }) => answer${className}(${deps}, { userid: user.userid, market: market.code }, ${input})`
    : `(context) => answer${className}(${deps}, context.${input})`;

/** Registers the call in the function that serves its scope. */
function registerCall(tree: Tree, { scope, name, auth }: ApiCallOptions, input: string): void {
  const { propertyName: call, className } = names(name);
  const file = `${findRoots(scope).service}/src/register-${scope.replace(/s$/, '')}-calls.ts`;
  const usual = `${findRoots(scope).service}/src/register-${scope}-calls.ts`;
  const path = tree.exists(usual) ? usual : file;
  const register = names(path.split('/').at(-1)?.replace('.ts', '') ?? '').propertyName;
  const [app, deps] = readParameters({ file: path, text: readText(tree, path) }, register);
  if (app === undefined || deps === undefined || deps.startsWith('{'))
    refuse(`${path} has no parameter that carries the database: the call is to be written by hand.`);
  editFile(tree, path, (source) =>
    addToFunction(
      source,
      register,
      `serveCall(${app}, ${call}, ${renderHandler(className, auth, deps, input)});`,
    ),
  );
  editFile(tree, path, (source) => addImport(source, { names: [call], module: `@pasar/${scope}-contract` }));
  editFile(tree, path, (source) => addImport(source, { names: ['serveCall'], module: packages.httpServer }));
  editFile(tree, path, (source) =>
    addImport(source, { names: [`answer${className}`], module: `./${name}.ts` }),
  );
}

/** Adds a call: its schema, its service with a database spec, and its slice with a hook. */
export default async function apiCallGenerator(
  tree: Tree,
  options: ApiCallOptions,
): Promise<GeneratorCallback> {
  checkCall(tree, options);
  const { name, scope, method, path, auth = 'none', spec = '' } = options;
  const { propertyName: call, className } = names(name);
  const isQuery = method === 'GET';
  const summary = options.summary ?? toTitle(name);
  const input = isQuery ? 'query' : 'body';
  const values = {
    ...{ name, scope, method, path, auth, spec, call, className, isQuery, input, packages },
    id: spec === '' ? name : spec,
    specMark: `@${'spec'}`,
    summary: quote(summary),
    purpose: toSentence(summary),
    isMember: auth === 'session',
    handler: renderHandler(className, auth, 'store', input),
    inputType: isQuery ? 'CallQuery' : 'CallBody',
    field: isQuery ? 'limit = 30' : 'id',
    visitorTitle: auth === 'session' ? 'asks a visitor to sign in' : 'answers a visitor',
    visitorError: auth === 'session' ? 19 : 0,
  };
  const { contract, service, slice } = findRoots(scope);
  const write = (folder: string, root: string) =>
    generateFiles(tree, join(import.meta.dirname, 'files', folder), `${root}/src`, values);
  write('contract', contract);
  write('service', service);
  write('data-access', slice);
  const line = `export const ${call}Path = '${path}';\n`;
  editFile(tree, `${contract}/src/paths.ts`, ({ text }) => text + line);
  addToLibrary(tree, contract, [{ names: [call], module: `./${name}.ts`, purpose: values.purpose }]);
  addToLibrary(tree, slice, [{ names: [`${call}Api`], module: `./${name}-api.ts`, purpose: values.purpose }]);
  registerCall(tree, options, input);
  return finish(tree, 'references');
}
