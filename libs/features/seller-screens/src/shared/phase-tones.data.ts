import type { PromotionPhase } from '@pasar/cart';
import type { TagTone } from '@pasar/design-system';

/** The colours of the phases of vouchers and deals. */
export const phaseTones = {
  upcoming: 'info',
  running: 'success',
  ended: 'neutral',
} as const satisfies Readonly<Record<PromotionPhase, TagTone>>;
