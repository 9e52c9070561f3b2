import { voucherPhases } from '@pasar/cart';
import type { VoucherPhase } from '@pasar/cart';

/** The phases in the order of their tabs. */
export const phaseTabs = ['running', 'upcoming', 'ended'] as const satisfies readonly VoucherPhase[];

/** Parses the phase of a list from its query; running by default. */
export const parsePhase = (query: string): VoucherPhase =>
  voucherPhases.find((phase) => phase === new URLSearchParams(query).get('phase')) ?? 'running';
