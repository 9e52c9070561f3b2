import {
  addressJourneys,
  badInputJourneys,
  browsingJourneys,
  buyingJourneys,
  consentJourneys,
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
mallJourneys();
pageJourneys();
renderingJourneys();
addressJourneys();
badInputJourneys();
trackingJourneys();
