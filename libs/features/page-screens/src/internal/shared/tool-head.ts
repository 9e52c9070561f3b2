import type { Head } from '@pasar/screen-kit';

/** The head of a page for staff: nobody else may find it. */
export const toolHead = (title: string): Head => ({ title: `${title} | Pasar`, robots: 'noindex, nofollow' });
