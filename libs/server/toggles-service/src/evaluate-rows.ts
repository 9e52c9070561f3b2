import { compileToggles, rowDefault, toggleTargets } from '@pasar/feature-toggles';
import type { ToggleRow, ToggleTarget, Toggles, ToggleVisitor } from '@pasar/feature-toggles';
import type { MarketCode } from '@pasar/markets';

/** Operators' configs by toggle name. */
export type OperatorConfigs = Readonly<Record<string, unknown>>;

export type EvaluatedToggle = { name: string; toggle: boolean; by?: ToggleTarget[] };

export type EvaluateRows = (
  configs: OperatorConfigs,
  market: MarketCode,
  visitor: ToggleVisitor,
) => EvaluatedToggle[];

type Compiled = {
  readonly evaluate: (visitor: ToggleVisitor) => Toggles;
  readonly targets: ReadonlyMap<string, ToggleTarget[]>;
};

/** Evaluates every toggle for a visitor, in the table's order: by its config, else by its row. */
function toAnswers(rows: readonly ToggleRow[], market: MarketCode, toggles: Toggles, { targets }: Compiled) {
  return rows.map((row): EvaluatedToggle => {
    const by = targets.get(row.name) ?? [];
    const toggle = toggles.valueOf(row.name, rowDefault(row, market)) === true;
    return { name: row.name, toggle, ...(by.length > 0 && { by }) };
  });
}

/** Validates configs once per market while they remain the same object. @spec get-ft-v2 */
export function createEvaluateRows(rows: readonly ToggleRow[], environment: string): EvaluateRows {
  const compiled = new Map<MarketCode, Compiled>();
  let lastConfigs: OperatorConfigs | undefined;

  const compile = (configs: OperatorConfigs, market: MarketCode): Compiled => {
    const place = { environment, market };
    return {
      evaluate: compileToggles({ configs }, place),
      targets: new Map(rows.map(({ name }) => [name, toggleTargets(configs[name], place)])),
    };
  };
  return (configs, market, visitor) => {
    if (configs !== lastConfigs) compiled.clear();
    lastConfigs = configs;
    const compiledForMarket = compiled.get(market) ?? compile(configs, market);
    compiled.set(market, compiledForMarket);
    return toAnswers(rows, market, compiledForMarket.evaluate(visitor), compiledForMarket);
  };
}
