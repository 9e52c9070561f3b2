import {
  addressJourneys,
  badInputJourneys,
  browsingJourneys,
  buyingJourneys,
  pageJourneys,
  renderingJourneys,
  trackingJourneys,
} from '@pasar/e2e-journeys';

buyingJourneys();
browsingJourneys();
pageJourneys();
renderingJourneys();
addressJourneys();
badInputJourneys();
trackingJourneys();
