/** A card set's manifest with wire names, without its id. */
export type CardManifestTable = { market: string; card_set_id: number; manifest: unknown };

export type CardManifestsDatabase = { card_manifest: CardManifestTable };
