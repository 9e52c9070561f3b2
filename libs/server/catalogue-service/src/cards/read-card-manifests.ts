import { builtInManifest } from '@pasar/badge-rules';
import type { CardManifest } from '@pasar/catalogue-contract';
import { CardManifestSchema } from '@pasar/catalogue-contract';
import { Value } from 'typebox/value';
import type { CatalogueDeps } from '../catalogue-deps.ts';

/** Returns the operator's row if it is a valid manifest; else undefined. */
const toOperatorManifest = (manifest: unknown, card_set_id: number): CardManifest | undefined => {
  const read: unknown = { ...(manifest as object), card_set_id };
  return Value.Check(CardManifestSchema, read) ? (read as CardManifest) : undefined;
};

const toBuiltInManifest = (card_set_id: number): CardManifest | undefined => {
  const manifest = builtInManifest(card_set_id);
  return manifest && ({ card_set_id, ...manifest.slots } as CardManifest);
};

/** Reads the manifests of some card sets in a market: the operator's, else the built-in one. Omits unknown sets. */
export async function readCardManifests(
  { db }: CatalogueDeps,
  market: string,
  ids: readonly number[],
): Promise<CardManifest[]> {
  const rows = await db
    .selectFrom('card_manifest')
    .select(['card_set_id', 'manifest'])
    .where('market', '=', market)
    .where('card_set_id', 'in', [...ids])
    .execute();
  const byId = new Map(
    rows.map(({ card_set_id, manifest }) => [card_set_id, toOperatorManifest(manifest, card_set_id)]),
  );
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? toBuiltInManifest(id) ?? []);
}
