import { builtInManifest, cardSets } from '@pasar/badge-rules';
import type { CardManifest } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

const own = { imageFlag: [{ name: 'OUR_WEEK', is_predefined: false, id: 900, product_label_ids: [5] }] };

beforeAll(async () => {
  test = await createTestDatabase();
  server = await serveCatalogue(test.db, 1);
  const rows = [
    { card_set_id: 2, manifest: JSON.stringify({ ...own, maxBadges: { imageFlag: 1 } }) },
    { card_set_id: 5, manifest: JSON.stringify({ imageFlag: 'everything' }) },
  ].map((row) => ({ market: 'SG', ...row }));
  await test.db.insertInto('card_manifest').values(rows).execute();
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const readManifests = async (market: string, ids: string) => {
  const { data } = await server.get<{ manifests: CardManifest[] }>(
    market,
    `/api/v4/item/card_manifests?card_set_ids=${ids}`,
  );
  return data.manifests;
};

it.each(Object.entries(cardSets))('%s has its own manifest', async (_name, id) => {
  const [manifest] = await readManifests('BR', String(id));
  expect(manifest).toEqual({ card_set_id: id, ...builtInManifest(id)?.slots });
});

it("returns the operator's manifest if there is one, in its market only", async () => {
  expect(await readManifests('SG', '2')).toEqual([{ card_set_id: 2, ...own, maxBadges: { imageFlag: 1 } }]);
  expect((await readManifests('MY', '2'))[0]?.maxBadges).toBeUndefined();
});

it('omits unknown and repeated sets, and ignores a row that is not a valid manifest', async () => {
  const ids = (await readManifests('SG', '16,4,4,5,17')).map(({ card_set_id }) => card_set_id);
  expect(ids).toEqual([4, 5]);
});

it('rejects an invalid list of ids', async () => {
  expect((await server.get('SG', '/api/v4/item/card_manifests?card_set_ids=all')).status).toBe(400);
});
