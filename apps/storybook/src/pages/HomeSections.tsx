import { Card, Grid, Stack, TileLink } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { ItemCard, ItemGrid } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { Section } from '@pasar/layout';
import type { ReactElement } from 'react';
import { pageItems } from './page-items.ts';

const shortcuts: readonly (readonly [IconName, string])[] = [
  ['ticket', 'Vouchers'],
  ['truck', 'Free shipping'],
  ['store', 'Official shops'],
  ['package', 'Supermarket'],
  ['gift', 'New here'],
];

const renderCard = (item: ItemCardData): ReactElement => (
  <ItemCard key={item.itemid} item={item} to={`/${item.itemid}`} blurAdult priority />
);

/** The sections of a home page, from three libraries. */
export const HomeSections = (): ReactElement => (
  <Stack gap="xl">
    <Card padding="md">
      <Grid of="tiles">
        {shortcuts.map(([icon, label]) => (
          <TileLink key={label} to={`/${icon}`} icon={icon} label={label} />
        ))}
      </Grid>
    </Card>
    <Section title="Flash sale" moreTo="/flash-sale">
      <ItemGrid>{pageItems.slice(0, 6).map(renderCard)}</ItemGrid>
    </Section>
    <Section title="Found for you" moreTo="/discover">
      <ItemGrid loading={4}>{pageItems.map(renderCard)}</ItemGrid>
    </Section>
  </Stack>
);
