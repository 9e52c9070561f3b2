import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Stores what the provider issues, in memory. */
export function createMemoryAdapter(): AdapterFactory {
  const records = new Map<string, AdapterPayload>();
  const findBy = async (name: string, field: 'uid' | 'userCode', value: string) =>
    [...records].find(([key, payload]) => key.startsWith(`${name}:`) && payload[field] === value)?.[1];
  return (name): Adapter => ({
    upsert: async (id, payload) => void records.set(`${name}:${id}`, payload),
    find: async (id) => records.get(`${name}:${id}`),
    findByUid: (uid) => findBy(name, 'uid', uid),
    findByUserCode: (userCode) => findBy(name, 'userCode', userCode),
    consume: async (id) => {
      const payload = records.get(`${name}:${id}`);
      if (payload) payload.consumed = true;
    },
    destroy: async (id) => void records.delete(`${name}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of records) if (payload.grantId === grantId) records.delete(key);
    },
  });
}
