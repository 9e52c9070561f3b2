import { attacks, defaultAttacks } from './attacks.ts';
import { startStore } from './store/running-store.ts';
import { usage } from './usage.ts';

const named = process.argv.slice(2);
if (named.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const unknown = named.filter((name) => !Object.hasOwn(attacks, name));
if (unknown.length > 0) {
  console.error(
    `There is no attack named ${unknown.join(', ')}. Choose from ${Object.keys(attacks).join(', ')}.`,
  );
  process.exit(2);
}

const begunAt = performance.now();
const progress = (line: string): void =>
  console.log(`  ${((performance.now() - begunAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

console.log('Building the apps and starting a separate store …');
const store = await startStore();
progress('the store is up');
let faultCount = 0;
try {
  for (const name of named.length > 0 ? named : defaultAttacks) {
    const attack = await attacks[name]?.();
    if (!attack) continue;
    console.log(`\n${name}: ${attack.title}`);
    const { tried, faults, figures = [] } = await attack.run(store, progress);
    for (const line of figures) console.log(`  ${line}`);
    for (const line of faults.slice(0, 40)) console.log(`  FAULT ${line}`);
    if (faults.length > 40) console.log(`  … and ${faults.length - 40} more`);
    console.log(`  ${tried} tried, ${faults.length} faults`);
    faultCount += faults.length;
  }
} finally {
  await store.stop();
}
console.log(faultCount === 0 ? '\nNo faults.' : `\n${faultCount} faults.`);
process.exitCode = faultCount === 0 ? 0 : 1;
