import { productTexts } from '../translations.ts';
import { QuickAdd } from './QuickAdd.tsx';

/** The chunk that the shell loads when a card's cart button is first pressed. */
export default { namespaces: [productTexts], QuickAdd };
