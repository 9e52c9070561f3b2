import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The allowed imports between layers, as in docs/where-code-lives.md. */
const layers = {
  domain: ['layer:domain'],
  contract: ['layer:domain', 'layer:contract'],
  adapters: ['layer:domain'],
  'data-access': ['layer:domain', 'layer:contract', 'scope:base-api'],
  ui: ['layer:domain', 'layer:ui'],
  'screen-kit': ['layer:domain', 'layer:data-access', 'layer:ui', 'layer:screen-kit'],
  features: ['layer:domain', 'layer:data-access', 'layer:ui', 'layer:screen-kit'],
  server: ['layer:domain', 'layer:contract', 'layer:server'],
  testing: [
    'layer:domain',
    'layer:contract',
    'layer:data-access',
    'layer:screen-kit',
    'layer:testing',
    'scope:database',
  ],
  tools: ['layer:domain', 'layer:contract', 'layer:server', 'layer:testing', 'layer:tools'],
  composition: [
    'layer:domain',
    'layer:adapters',
    'layer:data-access',
    'layer:ui',
    'layer:screen-kit',
    'layer:features',
  ],
  apps: [
    'layer:domain',
    'layer:contract',
    'layer:adapters',
    'layer:data-access',
    'layer:ui',
    'layer:screen-kit',
    'layer:features',
    'layer:composition',
    'layer:server',
  ],
  e2e: ['layer:domain', 'layer:testing', 'layer:e2e'],
};

const platforms = {
  any: ['platform:any'],
  browser: ['platform:any', 'platform:browser'],
  node: ['platform:any', 'platform:node'],
};

const constraints = (extraForEveryLayer = []) => [
  ...Object.entries(layers).map(([layer, allowed]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: [...allowed, ...extraForEveryLayer],
  })),
  ...Object.entries(platforms).map(([platform, allowed]) => ({
    sourceTag: `platform:${platform}`,
    onlyDependOnLibsWithTags: [...allowed, ...(extraForEveryLayer.length ? ['layer:testing'] : [])],
  })),
];

const boundaries = (extraForEveryLayer, options = {}) => [
  'error',
  {
    ...options,
    allow: [],
    banTransitiveDependencies: false,
    checkDynamicDependenciesExceptions: [],
    depConstraints: constraints(extraForEveryLayer),
  },
];

const storages = ['localStorage', 'sessionStorage'];
const throughThePort = 'Only the adapter browser-storage opens storages: take them from useStorages().';

const impureInDomain = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time comes in from outside: take `now` as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in from outside: take `now` as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Randomness comes in from outside.',
  },
];

/** A component that is a single expression may be an arrow function; any other is a function declaration. */
const componentWithStatements = {
  selector:
    "Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration) > VariableDeclarator[id.name=/^[A-Z].*[a-z]/] > ArrowFunctionExpression[body.type='BlockStatement']",
  message: 'Declare a component that has statements as a function.',
};

/** The storefronts' translation function accepts a single key. */
const listOfKeys = {
  selector: "CallExpression[callee.name='t'] > ArrayExpression.arguments:first-child",
  message: 'A text has one key: choose it before.',
};

/** The storefronts' texts (`libs/ui/texts`) have no default namespace, and their hook returns only `t`. */
const textsWithoutNamespace = [
  {
    selector: "CallExpression[callee.name='useTranslation'][arguments.length=0]",
    message: 'The storefronts have no default namespace: name one.',
  },
  {
    selector:
      "VariableDeclarator[init.callee.name='useTranslation'] > ObjectPattern > Property[key.name!='t']",
    message: 'In the storefronts the hook returns only `t`: take the language from the screen context.',
  },
];

/** The storefronts' builds leave out RTK Query's polling (`tools/vite/lean-queries.ts`). */
const polling = {
  selector: "Property[key.name='pollingInterval']",
  message: 'The built apps do not poll: use `useRefetchWhile` of @pasar/screen-kit.',
};

/** The storefronts' builds leave out these features of React (`tools/vite/lean-react.ts`). The server uses `preinit`. */
const reactFeatures = [
  { name: 'react', importNames: ['Activity', 'ViewTransition', 'addTransitionType', 'useActionState'] },
  {
    name: 'react-dom',
    importNames: ['preload', 'preconnect', 'prefetchDNS', 'useFormState', 'useFormStatus'],
  },
].map((names) => ({ ...names, message: 'The built apps do not support it: see ADR 0032.' }));

/** Each language has its own commas and its own word for "and". */
const joinedList = {
  selector:
    "CallExpression[callee.name='t'] CallExpression[callee.property.name='join'] > Literal.arguments[value=', ']",
  message: 'Write a list in a text with `useListText`.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/storybook-static/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended,
  {
    plugins: { '@nx': nx },
    rules: {
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@nx/enforce-module-boundaries': boundaries([]),
    },
  },
  {
    // Declaration merging requires an interface.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        componentWithStatements,
        listOfKeys,
        polling,
        ...textsWithoutNamespace,
      ],
    },
  },
  {
    files: ['libs/{features,screen-kit,ui}/*/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', polling, ...textsWithoutNamespace] },
  },
  {
    files: ['libs/{features,ui}/*/src/**/*.tsx'],
    // The first script of a product's page has no room for lists; it names two choices at most.
    ignores: ['libs/features/product-screens/src/purchase/BuyBox.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        componentWithStatements,
        listOfKeys,
        polling,
        ...textsWithoutNamespace,
        joinedList,
      ],
    },
  },
  {
    files: ['libs/{features,ui}/*/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', polling, ...textsWithoutNamespace, joinedList] },
  },
  {
    files: ['libs/domain/*/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'fs', 'path', 'crypto'].map(
            (name) => ({
              name,
              message: 'Domain code is framework-free: no React, no Redux, no DOM, no Node.',
            }),
          ),
          patterns: [
            { group: ['node:*', 'react/*', 'react-dom/*'], message: 'Domain code is framework-free.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...impureInDomain],
    },
  },
  {
    files: [
      'libs/{composition,data-access,features,screen-kit,ui}/*/src/**/*.{ts,tsx}',
      'apps/{mobile-web,desktop,checkout}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: reactFeatures,
          patterns: [
            {
              regex: '^(?:@pasar/[a-z-]+-contract|typebox(?:/.*)?)$',
              allowTypeImports: true,
              message: 'No schema reaches a browser bundle: import types only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'libs/{adapters,composition,data-access,domain,features,screen-kit,ui}/*/src/**/*.{ts,tsx}',
      'apps/{mobile-web,desktop,checkout}/src/**/*.{ts,tsx}',
    ],
    ignores: ['libs/adapters/browser-storage/**', '**/*.spec.{ts,tsx}', '**/*.stories.tsx'],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: throughThePort }))],
      'no-restricted-properties': [
        'error',
        ...storages.map((property) => ({ property, message: throughThePort })),
      ],
    },
  },
  {
    files: ['libs/server/database/src/migrations/[0-9]*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^\\./[0-9]', message: 'A migration never imports another one.' }] },
      ],
    },
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      '**/src/testing/**',
      '**/*.stories.tsx',
      '**/*.examples.ts',
      '**/vitest.config.ts',
      '**/playwright.config.ts',
    ],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['layer:testing']),
      'no-restricted-imports': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    // Screens are registered by the import specifiers of the library's own entries, which other packages use.
    files: ['libs/features/*/src/screens.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries([], { allowCircularSelfDependency: true }),
    },
  },
  {
    // The apps' shared Vite configuration (tools/vite) is a plain folder, not a project.
    files: ['apps/*/vite.config.ts', 'apps/vendor/build.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['tools/**', 'apps/web-server/**', 'apps/marketplace-api/**', 'e2e/**', '**/*.config.{js,ts}'],
    rules: { 'no-console': 'off' },
  },
);
