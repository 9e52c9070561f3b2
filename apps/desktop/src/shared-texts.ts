import { translations as sharedWords } from '@pasar/design-system';
import { translations as layoutWords } from '@pasar/layout';
import type { Namespace } from '@pasar/screen';

export const sharedTexts: Namespace = { name: 'design-system', load: sharedWords };
export const layoutTexts: Namespace = { name: 'layout', load: layoutWords };
