import { findDifferences } from './find-differences.ts';
import type { Case, Subject } from './table.ts';

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Outcome = { readonly answer: unknown } | { readonly thrown: unknown };

const attempt = async (run: Subject, { given }: Case): Promise<Outcome> => {
  try {
    return { answer: await run(structuredClone(given)) };
  } catch (thrown) {
    return { thrown };
  }
};

/** Runs a case; returns one line per difference, or an empty list if it passes. */
export const runCase = async (run: Subject, row: Case): Promise<string[]> => {
  const outcome = await attempt(run, row);
  const { expectation } = row;
  if (expectation.kind === 'throws') {
    return 'thrown' in outcome ? [] : [`expected a refusal, got ${JSON.stringify(outcome.answer)}`];
  }
  if ('thrown' in outcome) {
    return [`expected ${JSON.stringify(expectation.value)}, but it threw: ${errorMessage(outcome.thrown)}`];
  }
  return findDifferences(expectation.value, outcome.answer, expectation.match);
};
