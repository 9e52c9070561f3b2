import { accountJourneys } from './account-journeys.ts';
import { addressJourneys } from './address-journeys.ts';
import { adultJourneys } from './adult-journeys.ts';
import { badgeJourneys } from './badge-journeys.ts';
import { badInputJourneys } from './bad-input-journeys.ts';
import { browsingJourneys } from './browsing-journeys.ts';
import { buyingJourneys } from './buying-journeys.ts';
import { consentJourneys } from './consent-journeys.ts';
import { listJourneys } from './list-journeys.ts';
import { mallJourneys } from './mall-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { paymentJourneys } from './payment-journeys.ts';
import { priceJourneys } from './price-journeys.ts';
import { productJourneys } from './product-journeys.ts';
import { quickAddJourneys } from './quick-add-journeys.ts';
import { renderingJourneys } from './rendering-journeys.ts';
import { scriptlessJourneys } from './scriptless-journeys.ts';
import { searchJourneys } from './search-journeys.ts';
import { shopJourneys } from './shop-journeys.ts';
import { tabJourneys } from './tab-journeys.ts';
import { trackingJourneys } from './tracking-journeys.ts';

/** Registers all journeys for the app of the running project. */
export function allJourneys(): void {
  buyingJourneys();
  browsingJourneys();
  searchJourneys();
  consentJourneys();
  listJourneys();
  mallJourneys();
  pageJourneys();
  priceJourneys();
  productJourneys();
  quickAddJourneys();
  renderingJourneys();
  accountJourneys();
  addressJourneys();
  badInputJourneys();
  scriptlessJourneys();
  badgeJourneys();
  shopJourneys();
  tabJourneys();
  trackingJourneys();
  paymentJourneys();
  adultJourneys();
}
