import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Pasar · workshop', brandUrl: './' }),
  // The cards are what most people come for: of a thousand stories, the rest starts collapsed.
  sidebar: { collapsedRoots: ['screens', 'parts', 'layout', 'design-system', 'pages', 'shell'] },
});
