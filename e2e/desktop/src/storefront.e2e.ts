import { storefrontJourneys } from '@pasar/e2e-journeys';

storefrontJourneys();
