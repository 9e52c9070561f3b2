import type { Manifest } from './badge.ts';
import { builtInManifest } from './built-in-manifest.ts';

/** State of the manifest call: the requested card sets and the responses so far. */
export type ManifestCall = {
  readonly progress: 'init' | 'requesting' | 'ok' | 'error';
  readonly asked?: readonly number[];
  /** By card set id, including earlier responses. Null for a set that the response lacks. */
  readonly answer?: Readonly<Record<number, Manifest | null>>;
};

/** @spec manifest-status */
export type ManifestStatus = 'default' | 'loading' | 'loaded' | 'failed';

/** The loading state of a card set's manifest, and the manifest to use. */
export type ManifestState = {
  readonly status: ManifestStatus;
  readonly manifest: Manifest;
  /** Why it failed; only logged. @spec manifest-failure */
  readonly error?: 'manifest-failure';
};

const empty: Manifest = { slots: {} };

/**
 * The state of a card set's manifest: `loading` while the call is pending, `loaded` once the response has the set, `failed` if
 * it lacks the set or the call fails (doc2 §4 Item-card manifest). Falls back to the built-in manifest, so that cards never
 * wait.
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
