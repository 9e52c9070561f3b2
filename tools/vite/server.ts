import type { UserConfig } from 'vite';

/** Packages that are not bundled: binaries, workers and files of their own, and what only development loads. */
const external = [
  /^sharp/,
  /^@node-rs\//,
  /^pino/,
  /^thread-stream/,
  /^pg-native$/,
  /^@fastify\/swagger/,
  /^vite$/,
];

/**
 * A server with its packages in one file: it starts in half the time of its sources, which are hundreds of files to find and to
 * strip of types. It lies beside `src`, so that paths from the main file are the same for both.
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
