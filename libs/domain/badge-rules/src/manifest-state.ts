import type { Manifest } from './badge.ts';
import { builtInManifest } from './built-in-manifest.ts';

/** How far the call for manifests is: which sets were asked for, and what has been answered so far. */
export interface ManifestCall {
  readonly progress: 'init' | 'requesting' | 'ok' | 'error';
  readonly asked?: readonly number[];
  /** By card set id; what an earlier call brought stays. Null for a set that the answer lacks. */
  readonly answer?: Readonly<Record<number, Manifest | null>>;
}

/** @spec manifest-status */
export type ManifestStatus = 'default' | 'loading' | 'loaded' | 'failed';

/** Where a card set's manifest stands, and that by which its cards are judged meanwhile. */
export interface ManifestState {
  readonly status: ManifestStatus;
  readonly manifest: Manifest;
  /** Why it failed; nobody is told of it but the logs. @spec manifest-failure */
  readonly error?: 'manifest-failure';
}

const empty: Manifest = { slots: {} };

/**
 * The state of a card set's manifest: loading while the call is out, loaded once it has answered with the set, failed
 * when the answer lacks the set or the call fails (doc2 §4 Item-card manifest). Until it is loaded the set's own
 * manifest answers, so that cards never wait.
 * @spec manifest-lifecycle
 */
export const manifestState = (call: ManifestCall, cardSet: number): ManifestState => {
  const loaded = call.answer?.[cardSet];
  if (loaded) return { status: 'loaded', manifest: loaded };
  const manifest = builtInManifest(cardSet) ?? empty;
  if (call.progress === 'init' || !call.asked?.includes(cardSet)) return { status: 'default', manifest };
  if (call.progress === 'requesting') return { status: 'loading', manifest };
  return { status: 'failed', manifest, error: 'manifest-failure' };
};
