import type { Bench } from '../bench.ts';
import { firstProduct } from '../pages/page-content.ts';
import { answers, readPage, storeUrl } from '../pages/store.ts';
import { median } from '../race.ts';
import type { Line } from '../report.ts';
import { interactions } from './interactions.ts';
import { measureInteraction } from './measure-interaction.ts';
import { measureMemory } from './measure-memory.ts';
import { inTab } from './open-tab.ts';

const rounds = 3;
const targetMs = 100;
/** The maximum heap growth, as a factor. */
const targetGrowth = 1.1;

async function interactionLines(store: URL): Promise<Line[]> {
  const product = firstProduct(await readPage(new URL('/', store))) ?? '/';
  const lines: Line[] = [];
  for (const interaction of interactions) {
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      figures.push(
        await inTab({ store, slow: true }, (page) => measureInteraction(page, interaction, product)),
      );
    const ms = median(figures);
    lines.push({
      what: interaction.name,
      ours: ms === 0 ? '< 16 ms' : `${ms} ms`,
      target: `< ${targetMs} ms`,
      met: ms < targetMs,
    });
  }
  return lines;
}

async function memoryLine(store: URL): Promise<Line> {
  const { early, late } = await inTab({ store, slow: false }, measureMemory);
  return {
    what: 'heap after 100 navigations',
    ours: `${late.toFixed(1)} MB, ${early.toFixed(1)} MB after 20`,
    ratio: early / late,
    target: 'within 10%',
    met: late <= early * targetGrowth,
  };
}

export const interactionsBench: Bench = {
  title: 'interactions on a phone with a fourth of the processor, and the memory of a tab',
  run: async () => {
    const store = storeUrl();
    if (await answers(store)) return [...(await interactionLines(store)), await memoryLine(store)];
    return [
      {
        what: `no store answers at ${store.href}: npm start, or name one by STORE_URL`,
        ours: '',
        met: false,
      },
    ];
  },
};
