import { cardSets, compileManifest, manifestState } from '@pasar/badge-rules';
import type { CardContext, CardSetName, CompiledManifest, Manifest, ManifestCall } from '@pasar/badge-rules';

/** The context of the cards, and the operator's manifests; without them each card set uses its own. */
export type CardPlacementContext = CardContext & { readonly manifests?: ManifestCall };

/** The manifests of a context: each is compiled once, for the first card of its set. */
export type CompiledManifests = {
  readonly context: CardPlacementContext;
  readonly getManifest: (cardSet: CardSetName) => CompiledManifest;
};

const notRequested: ManifestCall = { progress: 'init' };

/** Returns the manifest of a card set in a context: the operator's, or the set's own. */
export const findManifest = (
  { manifests = notRequested }: CardPlacementContext,
  cardSet: CardSetName,
): Manifest => manifestState(manifests, cardSets[cardSet]).manifest;

/** Prepares the manifests of a context; none is compiled before a card needs it. */
export const compileManifests = (context: CardPlacementContext): CompiledManifests => {
  const compiled = new Map<CardSetName, CompiledManifest>();
  const compile = (cardSet: CardSetName): CompiledManifest =>
    compileManifest(findManifest(context, cardSet), context, cardSets[cardSet]);
  return {
    context,
    getManifest: (cardSet) => {
      const manifestSet = compiled.get(cardSet) ?? compile(cardSet);
      compiled.set(cardSet, manifestSet);
      return manifestSet;
    },
  };
};
