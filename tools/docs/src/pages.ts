import type { Page } from './markdown.ts';
import { badgesPage } from './pages/badge-rules.ts';
import { consentPage } from './pages/consent.ts';
import { errorsPage } from './pages/error-catalogue.ts';
import { togglesPage } from './pages/feature-toggles.ts';
import { marketsPage } from './pages/markets.ts';
import { routingPage } from './pages/routing-table.ts';
import { searchPage } from './pages/search-params.ts';
import { trackingPage } from './pages/tracking.ts';

export const pages: readonly Page[] = [
  badgesPage,
  consentPage,
  errorsPage,
  togglesPage,
  marketsPage,
  routingPage,
  searchPage,
  trackingPage,
];
