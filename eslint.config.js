import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What may stand on what: docs/where-code-lives.md tells the same in words. */
const floors = {
  domain: ['floor:domain'],
  contract: ['floor:domain', 'floor:contract'],
  adapters: ['floor:domain'],
  'data-access': ['floor:domain', 'floor:contract', 'column:base-api'],
  ui: ['floor:domain', 'floor:ui'],
  features: ['floor:domain', 'floor:data-access', 'floor:ui'],
  server: ['floor:domain', 'floor:contract', 'floor:server'],
  testing: ['floor:domain', 'floor:contract', 'floor:data-access', 'floor:testing', 'column:database'],
  tools: ['floor:domain', 'floor:contract', 'floor:server', 'floor:testing', 'floor:tools'],
  composition: ['floor:domain', 'floor:adapters', 'floor:data-access', 'floor:ui', 'floor:features'],
  apps: [
    'floor:domain',
    'floor:contract',
    'floor:adapters',
    'floor:data-access',
    'floor:ui',
    'floor:features',
    'floor:composition',
    'floor:server',
  ],
  e2e: ['floor:domain', 'floor:testing', 'floor:e2e'],
};

const runs = {
  anywhere: ['runs:anywhere'],
  browser: ['runs:anywhere', 'runs:browser'],
  node: ['runs:anywhere', 'runs:node'],
};

const constraints = (extraForEveryFloor = []) => [
  ...Object.entries(floors).map(([floor, allowed]) => ({
    sourceTag: `floor:${floor}`,
    onlyDependOnLibsWithTags: [...allowed, ...extraForEveryFloor],
  })),
  ...Object.entries(runs).map(([place, allowed]) => ({
    sourceTag: `runs:${place}`,
    onlyDependOnLibsWithTags: [...allowed, ...(extraForEveryFloor.length ? ['floor:testing'] : [])],
  })),
];

const boundaries = (extraForEveryFloor) => [
  'error',
  {
    allow: [],
    banTransitiveDependencies: false,
    checkDynamicDependenciesExceptions: [],
    depConstraints: constraints(extraForEveryFloor),
  },
];

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
      '@nx/enforce-module-boundaries': boundaries([]),
    },
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
      'libs/{composition,data-access,features,ui}/*/src/**/*.{ts,tsx}',
      'apps/{mobile-web,desktop,checkout}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@pasar/*-contract', 'typebox', 'typebox/*'],
              allowTypeImports: true,
              message: 'No schema reaches a browser bundle: import types only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/*.stories.tsx', '**/vitest.config.ts', '**/playwright.config.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['floor:testing']),
      'no-restricted-imports': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    // The builds' common configuration stands at the workspace's root, beside vitest's.
    files: ['apps/*/vite.config.ts', 'apps/vendor/build.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['tools/**', 'apps/web-server/**', 'apps/marketplace-api/**', 'e2e/**', '**/*.config.{js,ts}'],
    rules: { 'no-console': 'off' },
  },
);
