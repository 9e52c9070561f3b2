import { productTexts } from '../translations.ts';
import { QuickAdd } from './QuickAdd.tsx';

/** Loaded by the shell at the first press of a card's cart button. */
export default { namespaces: [productTexts], QuickAdd };
