import type { Plugin } from 'vite';
import { noFragmentRefs, unusedFunctions } from './lean-react.data.ts';
import { replaceParts } from './replace-parts.ts';
import type { CodePart } from './replace-parts.ts';

/** Matches a function declaration at the top level, which a line with only a closing brace ends. */
const matchFunction = (name: string): RegExp =>
  new RegExp(`^function ${name.replace('$', '\\$')}\\([^{]*\\{\\n[^]*?^\\}$`, 'm');

const emptyFunctions: readonly CodePart[] = Object.entries(unusedFunctions).flatMap(([feature, names]) =>
  names.map((name): CodePart => [
    `${name} (${feature})`,
    matchFunction(name),
    `function ${name.replace('$', '$$$$')}() {}`,
  ]),
);

/** Removes the creation of a kind of element, so that React rejects its elements as of an invalid type. */
const withoutElement = (type: string): CodePart => [
  `elements of ${type}`,
  new RegExp(`^ {6}case ${type}:\\n {8}return \\([^]*?^ {8}\\);\\n`, 'm'),
  '',
];

/** Parts of react-dom for features that no screen and no package uses, with their replacements. */
const replacements: readonly CodePart[] = [
  ...emptyFunctions,
  ...['REACT_ACTIVITY_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE'].map(withoutElement),
  [
    'creating a ref of a fragment',
    matchFunction('FragmentInstance'),
    `function FragmentInstance() { throw Error('${noFragmentRefs}'); }`,
  ],
  ['methods of refs of fragments', /^FragmentInstance\.prototype\.\w+ = function \([^]*?^\};$/gm, ''],
  [
    'commits that wait',
    matchFunction('waitForCommitToBeReady'),
    'function waitForCommitToBeReady() { return null; }',
  ],
  ['resources of the head', matchFunction('getResource'), 'function getResource() { return null; }'],
];

/**
 * Removes features of react-dom that the storefronts do not use (ADR 0032): 10 kB of each page's script. A version of react-dom
 * in which one of the parts is missing fails the build.
 */
export const leanReact = (): Plugin => ({
  name: 'pasar:lean-react',
  apply: 'build',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: replaceParts('lean-react.ts', replacements, code), map: null }),
  },
});
