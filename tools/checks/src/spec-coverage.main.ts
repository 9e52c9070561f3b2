import { laterSpecIds } from './later-spec-ids.data.ts';
import { specCoverage } from './spec-coverage.ts';

const covered = await specCoverage();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(covered, null, 2));
} else {
  for (const { id, implements: own, checks } of covered)
    console.log(
      [id, ...own.map((place) => `  ${place}`), ...checks.map((place) => `  ✓ ${place}`)].join('\n'),
    );
  console.log(`\nWaiting:`);
  for (const { id, waitsFor } of laterSpecIds) console.log(`${id}: ${waitsFor}`);
  console.log(`\n${covered.length} rows of the specification are marked, ${laterSpecIds.length} wait.`);
}
