import { createHash } from 'node:crypto';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { appBuild, appConfig } from './shared.ts';

const fingerprint = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 10);

/** The checkout build: one module, deployed separately. Its `manifest.json` names the contract version. */
export function remote(name: string, contract: number, { isSsrBuild }: ConfigEnv): UserConfig {
  return {
    ...appConfig(name, isSsrBuild, isSsrBuild ? [] : [remoteManifest(name, contract)]),
    build: {
      ...appBuild(isSsrBuild),
      cssCodeSplit: true,
      rolldownOptions: {
        input: 'src/index.ts',
        preserveEntrySignatures: 'strict',
        ...(isSsrBuild
          ? { output: { codeSplitting: false } }
          : { output: { entryFileNames: 'checkout-[hash].js', chunkFileNames: '[name]-[hash].js' } }),
      },
    },
  };
}

function remoteManifest(name: string, contract: number): Plugin {
  return {
    name: 'pasar:remote-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
      if (entry?.type !== 'chunk') throw new Error('The remote has no entry');
      const styles = outputs.flatMap(({ fileName }) =>
        fileName.endsWith('.css') ? [`/assets/${name}/${fileName}`] : [],
      );
      const manifest = {
        url: `/assets/${name}/${entry.fileName}`,
        version: fingerprint(entry.code),
        contract,
        styles,
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest) });
    },
  };
}
