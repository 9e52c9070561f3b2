import { specShares } from './spec-shares.ts';
import { specCoverage } from './spec-coverage.ts';
import { specIds } from './spec-ids.data.ts';
import { waitingSpecIds } from './waiting-spec-ids.data.ts';

const covered = await specCoverage();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(covered, null, 2));
} else {
  for (const { id, implements: reached, unreached, checks } of covered)
    console.log(
      [
        id,
        ...reached.map((place) => `  ${place}`),
        ...unreached.map((place) => `  (no app) ${place}`),
        ...checks.map((place) => `  ✓ ${place}`),
      ].join('\n'),
    );
  console.log('\nWaiting:');
  for (const { waitsFor, ids } of waitingSpecIds) console.log(`${waitsFor}: ${ids.join(' ')}`);
  console.log('\nReached by an app, of the rows of the specification:');
  for (const { kind, reached, total } of specShares(specIds, covered))
    console.log(`  ${kind}: ${reached} of ${total} (${Math.round((100 * reached) / total)} %)`);
}
