import type { ToggleVisitor } from '@pasar/feature-toggles';
import type { EvaluationContext } from '@openfeature/web-sdk';

const parseUserId = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined;
};

/** Maps OpenFeature's context to a visitor: `userId` is the user, `targetingKey` the device. */
export const toVisitor = ({ userId, targetingKey }: EvaluationContext, now: number): ToggleVisitor => {
  const id = parseUserId(userId);
  return {
    now,
    ...(id !== undefined && { userId: id }),
    ...(targetingKey !== undefined && { fingerprint: targetingKey }),
  };
};
