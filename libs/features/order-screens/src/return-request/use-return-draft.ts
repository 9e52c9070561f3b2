import type { ReturnOptions } from '@pasar/order-api';
import { useState } from 'react';
import type { ReturnDraft } from './return-draft.ts';

const [emptyReason, emptySolution] = ['', ''] as const;

/** The draft of a return: one line is picked at once where there is only one, and a reason with one way takes it. */
export function useReturnDraft({ lines, reasons }: ReturnOptions) {
  const [draft, setDraft] = useState<ReturnDraft>(() => ({
    picked: Object.fromEntries(lines.length === 1 ? lines.map(({ line, left }) => [line.line_no, left]) : []),
    reason: emptyReason,
    solution: emptySolution,
    note: '',
    pictures: [],
  }));
  const change = (changes: Partial<ReturnDraft>) =>
    // From the latest draft: pictures arrive while the shopper types on.
    setDraft((latest) => {
      const next = { ...latest, ...changes };
      const solutions = reasons.find(({ reason }) => reason === next.reason)?.solutions ?? [];
      const isKnown = solutions.some((solution) => solution === next.solution);
      return isKnown ? next : { ...next, solution: solutions.length === 1 ? (solutions[0] ?? '') : '' };
    });
  return { draft, change };
}
