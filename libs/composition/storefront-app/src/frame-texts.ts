import { translations as designSystemTexts } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import type { Namespace } from '@pasar/screen-kit';
import { shellTexts } from '@pasar/shell';
import { systemTexts } from '@pasar/system-screens';

/** Namespaces that every page needs. Only the server loads them, and embeds them in each page. */
export const frameTexts: readonly Namespace[] = [
  { name: 'design-system', load: designSystemTexts },
  { name: 'layout', load: layoutTexts },
  shellTexts,
  systemTexts,
];
