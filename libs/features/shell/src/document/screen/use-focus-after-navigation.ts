import { useFocusAfterChange } from '@pasar/screen-kit';
import { useLocation } from 'react-router-dom';

/** Focuses the page's content after a navigation that has removed the focused element, such as the link that was followed. */
export const useFocusAfterNavigation = (): void => useFocusAfterChange(useLocation().key);
