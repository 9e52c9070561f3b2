import type { MarketCode } from '@pasar/markets';
import type { Manifest } from './badge.ts';
import { builtInManifest } from './built-in-manifest.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import { compileManifest } from './compile-manifest.ts';
import { explainBadges } from './explain-badges.ts';
import type { ManifestCall } from './manifest-state.ts';
import { manifestState } from './manifest-state.ts';
import { offeredInstallments } from './offered-installments.ts';
import type { InstallmentFlags } from './offered-installments.ts';
import { pickBadges } from './pick-badges.ts';
import type { CardContext } from './page-facts.ts';

type BadgeCase = {
  readonly item?: CardFacts | null;
  readonly shop?: SellerFlags | null;
  readonly manifest?: Manifest;
  readonly cardSet?: number;
} & CardContext;

const compile = ({ manifest, cardSet, market = 'SG', installmentMarkets = [], ...given }: BadgeCase) => {
  const found = manifest ?? (cardSet === undefined ? undefined : builtInManifest(cardSet)) ?? { slots: {} };
  return compileManifest(found, { ...given, market, installmentMarkets }, cardSet);
};

const names = (given: BadgeCase): Record<string, readonly string[]> => {
  const picked = Object.entries(pickBadges(compile(given), given.item ?? {}, given.shop ?? {}));
  return Object.fromEntries(picked.map(([slot, badges]) => [slot, badges.map(({ name }) => name)]));
};

/** Name and reason of each hidden badge. */
const hiddenBadges = (given: BadgeCase) =>
  explainBadges(compile(given), given.item ?? {}, given.shop ?? {}).flatMap((explanation) =>
    explanation.shown ? [] : [{ name: explanation.badge.name, ...explanation.hiddenReason }],
  );

type CallCase = {
  readonly cardSet: number;
} & ManifestCall;

/** The state of a card set's manifest, and where the manifest comes from. */
const manifest = ({ cardSet, ...call }: CallCase) => {
  const state = manifestState(call, cardSet);
  const own = state.manifest === builtInManifest(cardSet) ? 'built-in' : 'empty';
  return { ...state, manifest: state.status === 'loaded' ? 'answered' : own };
};

type InstallmentCase = {
  readonly item: InstallmentFlags;
  readonly market: MarketCode;
  readonly installmentWhitelist: boolean;
};

const installments = ({ item, market, installmentWhitelist }: InstallmentCase) =>
  offeredInstallments(item, { code: market, installmentWhitelist });

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'badges/card': names,
  'badges/falls': hiddenBadges,
  'badges/installments': installments,
  'badges/manifest': manifest,
};
