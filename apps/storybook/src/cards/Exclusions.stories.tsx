import {
  builtInManifest,
  cardSets,
  compileManifest,
  displayRules,
  suppressedBadges,
  explainBadges,
  exclusiveGroups,
} from '@pasar/badge-rules';
import type { BadgeName, CardSetName, Explanation } from '@pasar/badge-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import styles from './cards.module.css';
import { itemWith, createCardContext } from './every-fact.ts';
import { describeHiddenReason } from './Verdicts.tsx';

const meta: Meta = { title: 'Item card/Exclusions' };
export default meta;

type Story = StoryObj;

const names = Object.keys(displayRules) as BadgeName[];
const sets = Object.keys(cardSets) as CardSetName[];

/** The exclusion groups and drops, as the table lists them. */
export const Groups: Story = {
  render: () => (
    <table className={styles.table}>
      <caption>Which badges never stand together</caption>
      <thead>
        <tr>
          <th scope="col">Group, or badge that drops</th>
          <th scope="col">Badges</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries({ ...exclusiveGroups, ...suppressedBadges }).map(([name, badges]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{badges.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** The fate of the second badge when both share a slot with room for two. */
const second = (first: BadgeName, other: BadgeName): Explanation | undefined => {
  const badge = (name: BadgeName, id: number) => ({ name, is_predefined: true, id });
  const slots = { promotionLabel: [badge(first, 1), badge(other, 2)] };
  const compiled = compileManifest({ slots }, createCardContext({ market: 'SG' }));
  return explainBadges(compiled, itemWith([first, other]))[1];
};

function PairCell({ first, other }: { readonly first: BadgeName; readonly other: BadgeName }): ReactElement {
  if (first === other) return <td className={styles.never} />;
  const rows = second(first, other);
  if (!rows || rows.shown) return <td>both</td>;
  const excluded = rows.hiddenReason.because === 'excluded';
  return (
    <td className={excluded ? styles.excluded : styles.never} title={describeHiddenReason(rows.hiddenReason)}>
      {excluded ? 'falls' : '–'}
    </td>
  );
}

/** Every pair of badges: each cell says what happens to the column's badge when the row's badge shows. */
export const EveryPair: Story = {
  // Checking contrast in nine hundred cells is slow; `EverySet` checks the same three colours.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <div className={styles.wide} tabIndex={0} role="region" aria-label="Every pair">
      <table className={styles.table}>
        <caption>
          “–” where the pair never meets: the rule of one forbids the other, or the market has no such badge
        </caption>
        <thead>
          <tr>
            <th scope="col">First</th>
            {names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((first) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {names.map((other) => (
                <PairCell key={other} first={first} other={other} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

function SetCell({ explanation }: { readonly explanation: Explanation | undefined }): ReactElement {
  if (!explanation) return <td className={styles.never} />;
  if (explanation.shown) return <td className={styles.shown}>{explanation.slot}</td>;
  return (
    <td className={explanation.hiddenReason.because === 'excluded' ? styles.excluded : undefined}>
      {explanation.slot}: {describeHiddenReason(explanation.hiddenReason)}
    </td>
  );
}

const explainSet = (set: CardSetName): ReadonlyMap<string, Explanation> => {
  const manifest = builtInManifest(cardSets[set]) ?? { slots: {} };
  const compiled = compileManifest(manifest, createCardContext(), cardSets[set]);
  return new Map(
    explainBadges(compiled, itemWith(names)).map((explanation) => [explanation.badge.name, explanation]),
  );
};

/** An item that qualifies for every badge, on the card of every set: where each badge shows, or why it is hidden. */
export const EverySet: Story = {
  render: () => {
    const verdicts = sets.map((set) => [set, explainSet(set)] as const);
    return (
      <div className={styles.wide} tabIndex={0} role="region" aria-label="Every card set">
        <table className={styles.table}>
          <caption>An empty cell: the set’s manifest has no such badge</caption>
          <thead>
            <tr>
              <th scope="col">Badge</th>
              {sets.map((set) => (
                <th scope="col" key={set}>
                  {set}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {verdicts.map(([set, explanations]) => (
                  <SetCell key={set} explanation={explanations.get(name)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^VOUCHER/ });
    await expect(row).toHaveTextContent('excluded by EXCLUSIVE_PRICE');
  },
};
