import type { Plugin, UserConfig } from 'vite';

/** Packages that an installation for production lacks. */
const developmentPackages = [/^vite$/];

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
  ...developmentPackages,
];

/** Starts the bundle with Node's compile cache, beside it: a restarted process does not compile megabytes of script again. */
const mainFile = `import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, 'compile-cache'));
await import('./server.js');
`;

const withCompileCache = (): Plugin => ({
  name: 'with-compile-cache',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'main.js', source: mainFile });
  },
});

/** Fails the build if the server imports a development package when it starts, since it could not start in production. */
const refuseDevelopmentPackages = (): Plugin => ({
  name: 'refuse-development-packages',
  generateBundle(_options, bundle) {
    const starting = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && !file.isDynamicEntry ? file.imports : [],
    );
    const found = starting.find((name) => developmentPackages.some((pattern) => pattern.test(name)));
    if (found !== undefined) this.error(`The server imports ${found} when it starts: import it dynamically.`);
  },
});

export type ServerOptions = {
  /** Whether modules that are imported dynamically are part of the file: for those that the server imports when it starts. */
  readonly isSingleFile?: boolean;
};

/**
 * Bundles a server with its dependencies: it starts in half the time of its sources, which are hundreds of files to resolve and
 * to strip of types. The bundle's folder is a sibling of `src`, so that relative paths from the main file are the same.
 */
export const server = ({ isSingleFile = false }: ServerOptions = {}): UserConfig => ({
  publicDir: false,
  logLevel: 'warn',
  plugins: [withCompileCache(), refuseDevelopmentPackages()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      external,
      output: {
        entryFileNames: 'server.js',
        ...(isSingleFile ? { codeSplitting: false } : { chunkFileNames: 'chunks/[name].js' }),
      },
    },
  },
});
