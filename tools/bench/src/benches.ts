import type { Bench } from './bench.ts';

/** Benches by name, loaded on demand. To add one: a file, and a line here. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  routing: async () => (await import('./routing/routing.bench.ts')).routingBench,
  'search-params': async () => (await import('./search-params/search-params.bench.ts')).searchParamsBench,
  toggles: async () => (await import('./feature-toggles/feature-toggles.bench.ts')).featureTogglesBench,
  badges: async () => (await import('./badge-rules/badge-rules.bench.ts')).badgeRulesBench,
  tracking: async () => (await import('./tracking/tracking.bench.ts')).trackingBench,
  consent: async () => (await import('./consent/consent.bench.ts')).consentBench,
  search: async () => (await import('./search/search.bench.ts')).searchBench,
  rendering: async () => (await import('./rendering/rendering.bench.ts')).renderingBench,
  'sign-in': async () => (await import('./sign-in/sign-in.bench.ts')).signInBench,
  workspace: async () => (await import('./workspace/workspace.bench.ts')).workspaceBench,
  'search-quality': async () => (await import('./search-quality/search-quality.bench.ts')).searchQualityBench,
  weight: async () => (await import('./weight/weight.bench.ts')).weightBench,
  interactions: async () => (await import('./interactions/interactions.bench.ts')).interactionsBench,
  pages: async () => (await import('./pages/pages.bench.ts')).pagesBench,
};
