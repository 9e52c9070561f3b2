import type { EmbeddedState } from '@pasar/base-api';

const personalEndpoints: readonly unknown[] = ['getAccountInfo', 'getMiniCart', 'getCookiePreferences'];

/** Puts the personal responses at the very end of the state, because what follows them in a members' page is not compressed. */
export function orderPersonalState({ api }: EmbeddedState): EmbeddedState {
  const { queries, ...others } = api;
  const entries = Object.entries(queries);
  const isPersonal = (entry: (typeof entries)[number]) => personalEndpoints.includes(entry[1]?.endpointName);
  const ordered = [...entries.filter((entry) => !isPersonal(entry)), ...entries.filter(isPersonal)];
  return { api: { ...others, queries: Object.fromEntries(ordered) } };
}
