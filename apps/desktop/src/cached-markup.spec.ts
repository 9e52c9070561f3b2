import { describeCachedMarkup } from '@pasar/storefront-app/testing/cached-markup';
import { createRenderer } from './entry-server.ts';

describeCachedMarkup(createRenderer, 'pc');
