import type { UserConfig } from 'vite';

/** Packages that are not bundled: those with binaries, workers or data files, and those for development only. */
const external = [
  /^sharp/,
  /^@node-rs\//,
  /^pino/,
  /^thread-stream/,
  /^pg-native$/,
  /^pdfkit$/,
  /^fontkit$/,
  /^@fastify\/swagger/,
  /^vite$/,
];

/**
 * Bundles a server with its dependencies: it starts in half the time of its sources, which are hundreds of files to resolve and
 * to strip of types. The bundle's folder is a sibling of `src`, so that relative paths from the main file are the same.
 */
export const server = (): UserConfig => ({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      external,
      output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
