import {
  addressJourneys,
  badInputJourneys,
  browsingJourneys,
  buyingJourneys,
  consentJourneys,
  listJourneys,
  mallJourneys,
  pageJourneys,
  productJourneys,
  renderingJourneys,
  searchJourneys,
  shopJourneys,
  trackingJourneys,
} from '@pasar/e2e-journeys';

buyingJourneys();
browsingJourneys();
searchJourneys();
consentJourneys();
listJourneys();
mallJourneys();
pageJourneys();
productJourneys();
renderingJourneys();
addressJourneys();
badInputJourneys();
shopJourneys();
trackingJourneys();
