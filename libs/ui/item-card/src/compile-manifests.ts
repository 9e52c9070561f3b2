import { cardSets, compileManifest, manifestState } from '@pasar/badge-rules';
import type { CardContext, CardSetName, CompiledManifest, ManifestCall } from '@pasar/badge-rules';

/** The context of the cards, and the operator's manifests; without them each card set uses its own. */
export type CardPlacementContext = CardContext & { readonly manifests?: ManifestCall };

/** Returns the manifest of a card set, compiled once for all cards of the context. */
export type CompiledManifests = (cardSet: CardSetName) => CompiledManifest;

const notRequested: ManifestCall = { progress: 'init' };

export const compileManifests = (place: CardPlacementContext): CompiledManifests => {
  const compiled = new Map<CardSetName, CompiledManifest>();
  const compile = (cardSet: CardSetName): CompiledManifest => {
    const id = cardSets[cardSet];
    return compileManifest(manifestState(place.manifests ?? notRequested, id).manifest, place, id);
  };
  return (cardSet) => {
    const manifestSet = compiled.get(cardSet) ?? compile(cardSet);
    compiled.set(cardSet, manifestSet);
    return manifestSet;
  };
};
