import {
  addressJourneys,
  badInputJourneys,
  browsingJourneys,
  buyingJourneys,
  consentJourneys,
  pageJourneys,
  renderingJourneys,
  trackingJourneys,
} from '@pasar/e2e-journeys';

buyingJourneys();
browsingJourneys();
consentJourneys();
pageJourneys();
renderingJourneys();
addressJourneys();
badInputJourneys();
trackingJourneys();
