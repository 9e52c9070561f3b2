import type { PageAssets } from './ServerHead.tsx';

/** What a page in a tab that nobody sees waits for its start at most, in milliseconds. */
const unseenTime = 3000;

/**
 * The script that fetches and runs a page's modules once the browser has painted it: until then the line and the processor
 * are the picture's and the layout's. All are asked for at once, so that none is found late.
 */
export function startWhenSeen({ entries, modules }: Pick<PageAssets, 'entries' | 'modules'>): string {
  const hrefs = JSON.stringify([...modules.map(({ href }) => href), ...entries]);
  return `{let start=()=>{start=()=>{};for(const href of ${hrefs})import(href)};requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>start())));setTimeout(()=>start(),${unseenTime})}`;
}
