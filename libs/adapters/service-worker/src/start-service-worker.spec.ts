import type { SharedInfo } from '@pasar/page-shell-rules';
import { expect, it } from 'vitest';
import { readSharedInfo } from './shared-info-cache.ts';
import { startServiceWorker } from './start-service-worker.ts';
import { createCaches } from './testing/create-caches.ts';
import { sharedInfo } from './testing/shared-info.data.ts';

/** Records what is registered and removed. */
function createWorkers() {
  const calls: string[] = [];
  const unregister = async () => calls.push('unregister') > 0;
  return {
    calls,
    workers: {
      register: async (url: string | URL, options?: RegistrationOptions) => {
        calls.push(`register ${String(url)} ${options?.scope}`);
        return {} as ServiceWorkerRegistration;
      },
      getRegistrations: async () => [{ unregister } as unknown as ServiceWorkerRegistration],
    },
  };
}

async function start(platform: SharedInfo['device']['platform'], caches = createCaches()) {
  const { calls, workers } = createWorkers();
  const info: SharedInfo = { ...sharedInfo, device: { platform, client: 'browser' } };
  await startServiceWorker({ workers, caches, trust: (path) => `trusted:${path}` }, info);
  return { calls, stored: await readSharedInfo(caches), info, caches };
}

it.each(['rw', 'lite'] as const)('registers the worker of %s, and stores what it needs', async (platform) => {
  const { calls, stored, info } = await start(platform);
  expect(calls).toEqual(['register trusted:/service-worker.js /']);
  expect(stored).toEqual(info);
});

it('removes the worker on desktop, and what it stored', async () => {
  const { caches } = await start('rw');
  const { calls, stored } = await start('pc', caches);
  expect(calls).toEqual(['unregister']);
  expect(stored).toBeUndefined();
});

it('replaces what an earlier page stored', async () => {
  const { caches } = await start('rw');
  const { stored } = await start('lite', caches);
  expect(stored?.device.platform).toBe('lite');
});
