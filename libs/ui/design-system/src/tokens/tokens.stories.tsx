import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Cluster, Stack } from '../arrange/Stack.tsx';
import { Grid } from '../arrange/Grid.tsx';
import { colourPairs, colourSchemes } from './colour-tokens.ts';
import type { ColourToken } from './colour-tokens.ts';
import { scaleTokens } from './scale-tokens.ts';
import styles from './tokens.stories.module.css';

const meta: Meta = { title: 'Design system/Tokens' };
export default meta;

type Story = StoryObj;

const colours = Object.keys(colourSchemes.light) as readonly ColourToken[];
const scale = (start: string) => Object.entries(scaleTokens).filter(([name]) => name.startsWith(start));

/** Every colour by role, in the toolbar's theme and scheme. */
export const Colours: Story = {
  render: () => (
    <Grid of="columns" gap="md">
      {colours.map((name) => (
        <Cluster key={name} wrap={false} gap="md">
          <span className={styles.swatch} style={{ background: `var(--${name})` }} />
          <code>--{name}</code>
        </Cluster>
      ))}
    </Grid>
  ),
};

/** The text colours that each background allows: each pair passes AA. */
export const Pairs: Story = {
  render: () => (
    <Grid of="columns" gap="md">
      {colourPairs.flatMap(({ text, grounds, ratio }) =>
        grounds.map((ground) => (
          <p
            key={`${text} ${ground}`}
            className={styles.pair}
            style={{
              color: ratio === 4.5 ? `var(--${text})` : 'var(--text)',
              background: `var(--${ground})`,
            }}
          >
            {text} on {ground}
          </p>
        )),
      )}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack>
      {scale('font-').map(([name, value]) => (
        <p key={name} style={{ fontSize: `var(--${name})` }}>
          The morning market, open all day <code>{`--${name} ${value}`}</code>
        </p>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="sm">
      {scale('space-').map(([name, value]) => (
        <Cluster key={name} gap="md">
          <span className={styles.bar} style={{ width: `var(--${name})` }} />
          <code>{`--${name} ${value}`}</code>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const CornersAndShadows: Story = {
  render: () => (
    <Grid of="columns" gap="xl">
      {scale('radius-').map(([name]) => (
        <div key={name} className={styles.box} style={{ borderRadius: `var(--${name})` }}>
          <code>--{name}</code>
        </div>
      ))}
      {scale('shadow-').map(([name]) => (
        <div key={name} className={styles.box} style={{ boxShadow: `var(--${name})` }}>
          <code>--{name}</code>
        </div>
      ))}
    </Grid>
  ),
};

const durations = scale('motion-');

/** Press to compare the durations, all with `--ease-out`. With reduced motion, nothing moves. */
export const Motion: Story = {
  render: function Motion() {
    const [moved, setMoved] = useState(false);
    return (
      <Stack gap="md">
        <Cluster>
          <Button onClick={() => setMoved(!moved)}>Move</Button>
          <code>{`--ease-out ${scaleTokens['ease-out']}`}</code>
        </Cluster>
        {durations.map(([name, value]) => (
          <Stack key={name} gap="xs">
            <code>{`--${name} ${value}`}</code>
            <div className={styles.track} data-moved={moved || undefined}>
              <span className={styles.mover} style={{ transitionDuration: `var(--${name})` }} />
            </div>
          </Stack>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(durations.length);
  },
};
