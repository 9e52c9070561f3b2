import { benches } from './benches.ts';
import { installPeers } from './peers.ts';
import { table } from './report.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`Unknown benches: ${unknown.join(', ')}. Available: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

installPeers();
const missed: string[] = [];
for (const [name, load] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { title, run } = await load();
  const lines = await run();
  console.log(`\n${name}: ${title}\n\n${table(lines)}`);
  missed.push(...lines.filter(({ met }) => met === false).map(({ what }) => `${name}, ${what}`));
}
console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed: ${missed.join('; ')}.`);
