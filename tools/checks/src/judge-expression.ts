import { checkSync } from 'recheck';
import type { Expression } from './find-expressions.ts';

/** How long one expression may be looked at, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Why an expression is not safe: on some text it needs more than linear time, or that could not be ruled out. Undefined when it is
 * safe. The same expression is judged alike every time.
 */
export const judgeExpression = ({ source, flags }: Omit<Expression, 'line'>): string | undefined => {
  // The engine that is JavaScript throughout: no other program is started.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const verdict = checkSync(source, flags, { timeout: timeoutMs, randomSeed: 1 });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `could not be judged (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`;
};
