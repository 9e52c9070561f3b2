import { cardSets, compileManifest, manifestState } from '@pasar/badge-rules';
import type { CardContext, CardSetName, CompiledManifest, ManifestCall } from '@pasar/badge-rules';

/** Where cards are shown, and what is known of the operator's manifests; without any the card sets' own answer. */
export type CardPlacementContext = CardContext & { readonly manifests?: ManifestCall };

/** The manifest of a card set, made ready once for all cards of the place. */
export type CompiledManifests = (cardSet: CardSetName) => CompiledManifest;

const notRequested: ManifestCall = { progress: 'init' };

export const compileManifests = (place: CardPlacementContext): CompiledManifests => {
  const compiled = new Map<CardSetName, CompiledManifest>();
  const compile = (cardSet: CardSetName): CompiledManifest => {
    const id = cardSets[cardSet];
    return compileManifest(manifestState(place.manifests ?? notRequested, id).manifest, place, id);
  };
  return (cardSet) => {
    const made = compiled.get(cardSet) ?? compile(cardSet);
    compiled.set(cardSet, made);
    return made;
  };
};
