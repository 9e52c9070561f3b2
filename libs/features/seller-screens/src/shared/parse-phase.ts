import { promotionPhases } from '@pasar/cart';
import type { PromotionPhase } from '@pasar/cart';

/** The phases in the order of their tabs. */
export const phaseTabs = ['running', 'upcoming', 'ended'] as const satisfies readonly PromotionPhase[];

/** Parses the phase of a list from its query; running by default. */
export const parsePhase = (query: string): PromotionPhase =>
  promotionPhases.find((phase) => phase === new URLSearchParams(query).get('phase')) ?? 'running';
