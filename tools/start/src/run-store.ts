import { join } from 'node:path';
import { freePort } from '@pasar/database';
import { markets } from '@pasar/markets';
import { buildApps } from './build-apps.ts';
import { describeStore } from './describe-store.ts';
import { expectFreePort } from './expect-free-port.ts';
import { fillStore } from './fill-store.ts';
import { keepRunning } from './keep-running.ts';
import type { KeeperOptions } from './keep-running.ts';
import { nodeService } from './node-service.ts';
import { openDatabase } from './open-database.ts';
import { createProgressLine } from './progress-line.ts';
import type { Settings } from './read-settings.ts';
import { watchSources } from './watch-sources.ts';

export type StoreOptions = {
  readonly root: string;
  readonly settings: Settings;
  readonly tell: (line: string) => void;
  /** Hears, once, that a part of the store does not stay up. */
  readonly giveUp: (line: string) => void;
  /** Is given each thing to undo as soon as it is there, the last one first to be undone. */
  readonly onStop: (undo: () => Promise<void> | void) => void;
};

type Parts = StoreOptions & {
  readonly keeping: KeeperOptions;
  readonly databaseUrl: string;
  readonly picturesDir: string;
};

const modeOf = (dev: boolean) => ({ NODE_ENV: dev ? 'development' : 'production' });

async function startApi({
  root,
  settings,
  keeping,
  databaseUrl,
  picturesDir,
  onStop,
  tell,
}: Parts): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = nodeService({
    name: 'The API',
    main: join(root, 'apps/marketplace-api/src/main.ts'),
    env: {
      ...modeOf(settings.dev),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PICTURES_DIR: picturesDir,
    },
    readyUrl: `${url}/healthz`,
  });
  const keeper = await keepRunning(api, keeping);
  onStop(keeper.stop);
  if (settings.dev)
    onStop(
      watchSources(root, () => void keeper.restart().then(() => tell('The API runs the changed sources.'))),
    );
  return url;
}

async function startWeb({ root, settings, keeping, onStop }: Parts, apiUrl: string): Promise<void> {
  const { dev, host, port } = settings;
  const web = nodeService({
    name: 'The web server',
    main: join(root, 'apps/web-server/src/main.ts'),
    env: {
      ...modeOf(dev),
      PORT: String(port),
      HOST: host,
      API_URL: apiUrl,
      ...(dev ? { WEB_DEV: '1' } : {}),
    },
    readyUrl: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/robots.txt`,
  });
  onStop((await keepRunning(web, keeping)).stop);
}

/** Builds beside everything else that a start has to do; who awaits it hears of its failure. */
function startBuild({ root, tell, onStop }: StoreOptions): Promise<void> {
  tell('Building the apps (quick when nothing has changed) …');
  const abort = new AbortController();
  onStop(() => abort.abort());
  const built = buildApps(root, abort.signal);
  built.catch(() => undefined);
  return built;
}

/** Builds, migrates, fills and starts the whole store; settles when it stands. */
export async function runStore(options: StoreOptions): Promise<void> {
  const { settings, tell, giveUp, onStop } = options;
  const keeping: KeeperOptions = { now: () => Date.now(), pause: 500, tell, giveUp };
  const picturesDir = join(settings.dataDir, 'pictures');
  await expectFreePort(settings.port, settings.host);

  const built = settings.dev ? undefined : startBuild(options);
  tell(settings.databaseUrl ? 'Opening the database of DATABASE_URL …' : 'Starting PostgreSQL …');
  const database = await openDatabase(settings, keeping);
  onStop(database.stop);
  const parts: Parts = { ...options, keeping, databaseUrl: database.url, picturesDir };

  tell('Preparing the store …');
  const progress = createProgressLine(process.stdout, keeping.now);
  await Promise.all([built, fillStore({ ...settings, url: database.url, picturesDir, progress })]);
  tell('Starting the servers …');
  await startWeb(parts, await startApi(parts));
  tell(describeStore({ port: settings.port, markets }));
}
