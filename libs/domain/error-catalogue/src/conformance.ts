import { errorConditions } from './conditions.data.ts';
import { describeError } from './describe-error.ts';
import type { FailedCall } from './react-to-error.ts';
import { reactToError } from './react-to-error.ts';
import { toProblem } from './to-problem.ts';

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'errors/describe': ({ code }: { code: number }) => describeError(code),
  'errors/react': (given: FailedCall) => reactToError(given),
  'errors/problem': ({ code, detail }: { code: number; detail?: string }) => toProblem(code, detail),
  'errors/condition': ({ id }: { id: string }) =>
    errorConditions.find((condition) => condition.id === id) ?? null,
};
