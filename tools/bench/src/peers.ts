import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The separate package in which the peers are installed. */
export const peersFolder = join(import.meta.dirname, '../peers');

const stamp = join(peersFolder, 'node_modules/.installed-from');

const lockHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(peersFolder, 'package-lock.json')))
    .digest('hex');

/** Installs the peers if the lock file has changed, without running install scripts. */
export const installPeers = (): void => {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const settings = ['--prefix', peersFolder, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...settings], { cwd: peersFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, wanted);
};

/** Loads a peer; `Module` is the part of its type that a bench uses, since the compiler never sees the peers. */
export const loadPeer = async <Module>(name: string): Promise<Module> => {
  const { href } = new URL('../peers/load-peer.js', import.meta.url);
  const loader = (await import(href)) as { loadPeer: (peer: string) => Promise<Module> };
  return loader.loadPeer(name);
};
