import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningPartner } from '@pasar/identity-provider';
import type { PartnerTable } from '@pasar/integration-service';

export type DemoPartner = Pick<RunningPartner, 'close'> & {
  /** The file with the API's configuration of the partner. */
  readonly settingsFile: string;
};

/** The market whose demo has a partner; elsewhere the pages say that there is none. */
const market = 'TH';

/** Starts a local partner that links accounts and has a wallet, and writes its configuration to the data folder. */
export async function startDemoPartner(dataDir: string): Promise<DemoPartner> {
  // Its dependencies are for development and demos: a live store neither needs nor installs them.
  const { startPartner } = await import('@pasar/identity-provider');
  const client = { clientId: 'pasar-demo', clientSecret: randomBytes(24).toString('base64url') };
  const { url, tokenUrl, close } = await startPartner(client);
  const table: PartnerTable = {
    [market]: {
      line: { name: 'Demo partner', url, tokenUrl, ...client },
      wallet: { name: 'Demo wallet', url },
    },
  };
  const settingsFile = join(dataDir, 'demo-partners.json');
  await writeFile(settingsFile, JSON.stringify(table), { mode: 0o600 });
  return { settingsFile, close };
}
