import { checkSync } from 'recheck';
import type { Expression } from './find-expressions.ts';

/** Time limit for one expression. */
const timeoutMs = 20_000;

/**
 * Returns why an expression is unsafe: it takes more than linear time on some text, or this could not be ruled out. Undefined
 * if it is safe. Deterministic.
 */
export const judgeExpression = ({ source, flags }: Omit<Expression, 'line'>): string | undefined => {
  // The pure JavaScript engine, which starts no other program.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const verdict = checkSync(source, flags, { timeout: timeoutMs, randomSeed: 1 });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `could not be judged (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`;
};
