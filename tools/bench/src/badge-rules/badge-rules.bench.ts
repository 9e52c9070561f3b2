import { builtInManifest, cardSets, compileManifest, explainBadges, pickBadges } from '@pasar/badge-rules';
import type { Bench } from '../bench.ts';
import { median, race } from '../race.ts';
import type { Line } from '../report.ts';
import { percent, short, speedLines } from '../report.ts';
import type { Card } from './cards.ts';
import { cards } from './cards.ts';
import type { HoldingBadges } from './peer-json-rules-engine.ts';
import { jsonRulesEngine, ruledBadges } from './peer-json-rules-engine.ts';

const context = { market: 'SG', path: '/search', experiments: ['cod-badge', 'flash-sale-badge'] } as const;
const manifest = builtInManifest(cardSets.STANDARD) ?? { slots: {} };
const compiled = compileManifest(manifest, context, cardSets.STANDARD);
const cardsASecond = 2_000_000;

/** The badges whose rule holds, before exclusions, ids and slot limits: the same question that the engine answers. */
const listOwnBadges = ({ item, shop }: Card): string[] =>
  explainBadges(compiled, item, shop)
    .filter((each) => each.shown || each.hiddenReason.because !== 'rule')
    .map(({ badge }) => badge.name)
    .filter((name) => ruledBadges.includes(name));

const isSame = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.toSorted().join() === theirs.toSorted().join();

const agreement = async (engine: HoldingBadges): Promise<Line> => {
  const theirs = await Promise.all(cards.map(engine));
  const same = cards.filter((card, at) => isSame(listOwnBadges(card), theirs[at] ?? [])).length;
  return {
    what: 'cards for which the same rules hold',
    ours: percent(same / cards.length),
    peer: 'json-rules-engine',
    target: '100%',
    met: same === cards.length,
  };
};

const runAll = (engine: HoldingBadges) => async (): Promise<void> => {
  for (const card of cards) await engine(card);
};

const pickAll = (): number => {
  let slots = 0;
  for (const { item, shop } of cards) if (pickBadges(compiled, item, shop).imageFlag) slots += 1;
  return slots;
};

const explainAll = (): number => {
  let badges = 0;
  for (const { item, shop } of cards) badges += explainBadges(compiled, item, shop).length;
  return badges;
};

export const badgeRulesBench: Bench = {
  title: 'a thousand different cards of the standard set, with slots, exclusions and limits',
  run: async () => {
    const engine = await jsonRulesEngine();
    const rates = await race([
      { name: 'ours', operations: cards.length, pass: pickAll },
      { name: 'json-rules-engine, rules alone', operations: cards.length, pass: runAll(engine) },
      { name: 'ours with every reason', operations: cards.length, pass: explainAll },
    ]);
    const rate = median(rates['ours'] ?? []);
    const goal = { target: `≥ ${short(cardsASecond)}/s`, met: rate >= cardsASecond };
    return [
      await agreement(engine),
      ...speedLines('cards judged', rates, {}),
      { what: 'cards judged', ours: `${short(rate)}/s`, ...goal },
    ];
  },
};
