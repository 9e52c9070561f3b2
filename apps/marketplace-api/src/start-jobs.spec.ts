import { expect, it } from 'vitest';
import { listJobs } from './start-jobs.ts';
import type { JobDeps } from './start-jobs.ts';

const demoJob = 'Deciding on identity verifications of a demo';

it.each([true, false])('decides on identity verifications by a rule in a demo only: %s', (reviewsKyc) => {
  const deps = { reviewsKyc, deliversMail: true } as JobDeps;
  const names = listJobs(deps, new AbortController().signal).map(({ name }) => name);
  expect(names.includes(demoJob)).toBe(reviewsKyc);
});
