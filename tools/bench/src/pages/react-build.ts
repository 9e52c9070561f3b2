import { buildBundle } from '@pasar/checks';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { contentId, ReactPage } from './ReactPage.ts';
import type { PageContent } from './page-content.ts';

/** The path of the hydration script. */
export const clientPath = '/client.js';

/** Renders a page's document with React's own renderer. */
export const renderDocument = async (content: PageContent): Promise<string> => {
  const { prelude } = await prerender(createElement(ReactPage, { content }), {
    bootstrapModules: [clientPath],
  });
  return new Response(prelude).text();
};

/** Bundles the hydration script: React, its renderer and the page. */
export const clientScript = (): Promise<string> =>
  buildBundle({
    folder: import.meta.dirname,
    code: `import { createElement } from 'react';
      import { hydrateRoot } from 'react-dom/client';
      import { ReactPage } from './ReactPage.ts';
      const content = JSON.parse(document.getElementById('${contentId}').textContent);
      hydrateRoot(document, createElement(ReactPage, { content }));`,
  });
