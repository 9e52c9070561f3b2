import type { ReturnOptions } from '@pasar/order-api';
import { useState } from 'react';
import type { ReturnDraft } from './return-draft.ts';

const [emptyReason, emptySolution] = ['', ''] as const;

/** The draft of a return: selects the only line, and the only solution of a reason. */
export function useReturnDraft({ lines, reasons }: ReturnOptions) {
  const [draft, setDraft] = useState<ReturnDraft>(() => ({
    picked: Object.fromEntries(lines.length === 1 ? lines.map(({ line, left }) => [line.line_no, left]) : []),
    reason: emptyReason,
    solution: emptySolution,
    note: '',
    pictures: [],
  }));
  const change = (changes: Partial<ReturnDraft>) =>
    // Update the latest draft: an upload may finish while the shopper types.
    setDraft((latest) => {
      const next = { ...latest, ...changes };
      const solutions = reasons.find(({ reason }) => reason === next.reason)?.solutions ?? [];
      const isKnown = solutions.some((solution) => solution === next.solution);
      return isKnown ? next : { ...next, solution: solutions.length === 1 ? (solutions[0] ?? '') : '' };
    });
  return { draft, change };
}
