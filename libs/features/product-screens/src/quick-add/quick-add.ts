import { productTexts } from '../translations.ts';
import { QuickAdd } from './QuickAdd.tsx';

/** What the shell brings at the first press on a card's cart. */
export default { namespaces: [productTexts], QuickAdd };
