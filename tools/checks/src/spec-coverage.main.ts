import { specCoverage } from './spec-coverage.ts';

const covered = await specCoverage();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(covered, null, 2));
} else {
  for (const { id, where } of covered) console.log(`${id}\n${where.map((place) => `  ${place}`).join('\n')}`);
  console.log(`${covered.length} rows of the specification are marked.`);
}
