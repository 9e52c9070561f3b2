import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const translationFile = /\/translations\/(?<language>[\w-]+)\.json$/;
const nameLanguageChunk = (file: string): string =>
  `texts-${translationFile.exec(file)?.groups?.['language']}`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../libs/{ui,features}/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../dist/pictures', to: '/api/v4/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    cacheDir: here('../dist/vite'),
    // The captcha imports these when it is solved: found only then, they would reload the page that runs the stories.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
    },
    server: { ...vite.server, fs: { allow: [here('../../..')] } },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // Libraries mark files with 'use client', which has no effect here; silence the warnings.
        checks: { moduleLevelDirective: false },
        // One file per language: a story needs the texts of all libraries.
        output: { codeSplitting: { groups: [{ test: translationFile, name: nameLanguageChunk }] } },
      },
    },
  }),
};

export default config;
