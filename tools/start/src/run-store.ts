import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@pasar/database';
import { markets } from '@pasar/markets';
import { buildApps } from './build-apps.ts';
import { describeStore } from './describe-store.ts';
import { startDemoIdentity } from './start-demo-identity.ts';
import { startDemoPartner } from './start-demo-partner.ts';
import { requireFreePort } from './require-free-port.ts';
import { fillStore } from './fill-store.ts';
import { superviseService } from './supervise-service.ts';
import type { SupervisorOptions } from './supervise-service.ts';
import { copyTemplate } from './copy-template.ts';
import { createNodeService } from './create-node-service.ts';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { createProgressLine } from './create-progress-line.ts';
import type { StoreSettings } from './read-settings.ts';
import { defaultLiveness } from './watch-liveness.ts';
import { watchSources } from './watch-sources.ts';

export type StoreOptions = {
  readonly root: string;
  readonly settings: StoreSettings;
  readonly log: (line: string) => void;
  /** Registers a cleanup function as soon as there is something to clean up; they run in reverse order. */
  readonly onStop: (undo: () => Promise<void> | void) => void;
};

type StoreParts = StoreOptions & {
  readonly supervision: SupervisorOptions;
  readonly database: OpenDatabase;
  readonly picturesDir: string;
};

const logsFolder = ({ dataDir }: StoreSettings): string => join(dataDir, 'logs');
/** In development a breakpoint may pause a program for any time. */
const livenessOptions = (dev: boolean) => (dev ? {} : { liveness: defaultLiveness });
/** Returns a server's entry point: built, or its source in development. */
const mainFile = (root: string, app: string, { dev }: StoreSettings): string =>
  join(root, 'apps', app, dev ? 'src/main.ts' : 'dist/main.js');
/** The environment that both servers share. A process only gets the database roles that it needs. */
const commonEnvironment = ({ dev, mode }: StoreSettings) => ({
  NODE_ENV: dev ? 'development' : 'production',
  PASAR_MODE: mode,
  DATABASE_URL: '',
  MIGRATION_DATABASE_URL: '',
});

/** A demo has its own identity provider, unless the environment configures others. */
async function readIdentitySettings({ settings, onStop }: StoreParts): Promise<Record<string, string>> {
  if (settings.mode !== 'demo' || process.env['IDENTITY_PROVIDERS']) return {};
  const identity = await startDemoIdentity(settings.port);
  onStop(identity.close);
  return { IDENTITY_PROVIDERS: identity.settings };
}

/** A demo has a partner in one market, unless the environment configures others. */
async function readPartnerSettings({ settings, onStop }: StoreParts): Promise<Record<string, string>> {
  if (settings.mode !== 'demo' || process.env['PARTNERS_FILE']) return {};
  const partner = await startDemoPartner(settings.dataDir);
  onStop(partner.close);
  return { PARTNERS_FILE: partner.settingsFile };
}

async function startApi(parts: StoreParts): Promise<string> {
  const { root, settings, supervision, database, picturesDir, onStop, log } = parts;
  const [identity, partners] = await Promise.all([readIdentitySettings(parts), readPartnerSettings(parts)]);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const api = createNodeService({
    name: 'The API',
    main: mainFile(root, 'marketplace-api', settings),
    env: {
      ...commonEnvironment(settings),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      // In development, the API migrates on restart: a migration may have been added since.
      ...(settings.dev ? { MIGRATION_DATABASE_URL: database.ownerUrl } : {}),
      PICTURES_DIR: picturesDir,
      ...identity,
      ...partners,
    },
    livenessUrl: `${url}/healthz`,
    ...livenessOptions(settings.dev),
    logPath: join(logsFolder(settings), 'api.log'),
  });
  const keeper = await superviseService(api, supervision);
  onStop(keeper.stop);
  if (settings.dev)
    onStop(
      watchSources(root, () => void keeper.restart().then(() => log('The API runs the changed sources.'))),
    );
  return url;
}

async function startWeb({ root, settings, supervision, onStop }: StoreParts, apiUrl: string): Promise<void> {
  const { dataDir, dev, host, port } = settings;
  const web = createNodeService({
    name: 'The web server',
    main: mainFile(root, 'web-server', settings),
    env: {
      ...commonEnvironment(settings),
      PORT: String(port),
      HOST: host,
      API_URL: apiUrl,
      ...(dev ? { WEB_DEV: '1' } : { BUILDS_DIR: join(dataDir, 'builds') }),
    },
    livenessUrl: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/robots.txt`,
    ...livenessOptions(dev),
    logPath: join(logsFolder(settings), 'web.log'),
  });
  onStop((await superviseService(web, supervision)).stop);
}

/** Starts the build in the background; awaiting the result reports its failure. */
function startBuild({ root, log, onStop }: StoreOptions): Promise<void> {
  log('Building the apps (quick when nothing has changed) …');
  const abort = new AbortController();
  onStop(() => abort.abort());
  const built = buildApps(root, abort.signal);
  built.catch(() => undefined);
  return built;
}

async function prepareData(
  { settings, log, onStop }: StoreOptions,
  supervision: SupervisorOptions,
  picturesDir: string,
): Promise<OpenDatabase> {
  if (settings.dataTemplateDir !== undefined) await copyTemplate(settings.dataTemplateDir, settings.dataDir);
  log(settings.databaseUrl ? 'Opening the database of DATABASE_URL …' : 'Starting PostgreSQL …');
  const database = await openDatabase(settings, supervision);
  onStop(database.stop);
  log('Preparing the store …');
  const progress = createProgressLine(process.stdout, supervision.now);
  await fillStore({ ...settings, ...database, picturesDir, progress, log });
  return database;
}

/** Builds, migrates, fills and starts the whole store; settles once it is running, or filled if nothing else is to be done. */
export async function runStore(options: StoreOptions): Promise<void> {
  const { settings, log } = options;
  const supervision: SupervisorOptions = {
    now: () => Date.now(),
    random: () => Math.random(),
    wait: (milliseconds) => setTimeout(milliseconds),
    log,
  };
  const picturesDir = join(settings.dataDir, 'pictures');
  if (settings.fillOnly) {
    await prepareData(options, supervision, picturesDir);
    return;
  }
  await requireFreePort(settings.port, settings.host);
  const built = settings.dev ? undefined : startBuild(options);
  const [database] = await Promise.all([prepareData(options, supervision, picturesDir), built]);
  const parts: StoreParts = { ...options, supervision, database, picturesDir };
  log('Starting the servers …');
  await startWeb(parts, await startApi(parts));
  log(describeStore({ ...settings, markets, logsDir: logsFolder(settings) }));
}
