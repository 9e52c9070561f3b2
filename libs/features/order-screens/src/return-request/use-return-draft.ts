import type { ReturnOptions } from '@pasar/order-api';
import { useState } from 'react';
import type { LineQuantities } from '../shared/LineChoice.tsx';
import type { ReturnDraft } from './return-draft.ts';

const [emptyReason, emptySolution] = ['', ''] as const;

/** How many pieces of each line are selected: of an earlier selection at most what is left; else the only line. */
const selectPieces = (lines: ReturnOptions['lines'], picked: LineQuantities | undefined): LineQuantities =>
  Object.fromEntries(
    lines.map(({ line, left }) => [
      line.line_no,
      picked ? Math.min(left, picked[line.line_no] ?? 0) : lines.length === 1 ? left : 0,
    ]),
  );

/** The draft of a return, from an earlier one if there is one: selects the only line, and the only solution of a reason. */
export function useReturnDraft({ lines, reasons }: ReturnOptions, earlier?: Partial<ReturnDraft>) {
  const [draft, setDraft] = useState<ReturnDraft>(() => ({
    reason: emptyReason,
    solution: emptySolution,
    note: '',
    pictures: [],
    ...earlier,
    picked: selectPieces(lines, earlier?.picked),
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
