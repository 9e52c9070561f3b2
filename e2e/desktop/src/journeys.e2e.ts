import {
  addressJourneys,
  badInputJourneys,
  browsingJourneys,
  buyingJourneys,
  consentJourneys,
  listJourneys,
  mallJourneys,
  pageJourneys,
  renderingJourneys,
  searchJourneys,
  trackingJourneys,
} from '@pasar/e2e-journeys';

buyingJourneys();
browsingJourneys();
searchJourneys();
consentJourneys();
listJourneys();
mallJourneys();
pageJourneys();
renderingJourneys();
addressJourneys();
badInputJourneys();
trackingJourneys();
