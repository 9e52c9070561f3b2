import { bundleOf } from '@pasar/checks';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { contentId, ReactPage } from './ReactPage.ts';
import type { PageContent } from './page-content.ts';

/** Where the script is served that hydrates a page. */
export const clientPath = '/client.js';

/** The document of a page, rendered by React's own renderer. */
export const renderDocument = async (content: PageContent): Promise<string> => {
  const { prelude } = await prerender(createElement(ReactPage, { content }), {
    bootstrapModules: [clientPath],
  });
  return new Response(prelude).text();
};

/** The script that hydrates it: React, its renderer and the page, bundled as the libraries are. */
export const clientScript = (): Promise<string> =>
  bundleOf({
    folder: import.meta.dirname,
    code: `import { createElement } from 'react';
      import { hydrateRoot } from 'react-dom/client';
      import { ReactPage } from './ReactPage.ts';
      const content = JSON.parse(document.getElementById('${contentId}').textContent);
      hydrateRoot(document, createElement(ReactPage, { content }));`,
  });
