import type { Head } from '@pasar/screen-kit';

/** The `<head>` of a staff tool, with `noindex`. */
export const toolHead = (title: string): Head => ({ title: `${title} | Pasar`, robots: 'noindex, nofollow' });
