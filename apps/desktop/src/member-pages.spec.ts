import { describeMemberPages } from '@pasar/storefront-app/testing';
import { createRenderer } from './entry-server.ts';

describeMemberPages(createRenderer, 'pc');
