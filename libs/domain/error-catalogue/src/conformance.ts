import { describeError } from './describe-error.ts';
import type { FailedCall } from './react-to-error.ts';
import { reactToError } from './react-to-error.ts';
import type { ReportInput } from './should-report.ts';
import { shouldReport } from './should-report.ts';
import { toProblem } from './to-problem.ts';

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'errors/describe': ({ code }: { code: number }) => describeError(code),
  'errors/react': (given: FailedCall) => reactToError(given),
  'errors/report': (given: ReportInput) => shouldReport(given),
  'errors/problem': ({ code, detail }: { code: number; detail?: string }) => toProblem(code, detail),
};
