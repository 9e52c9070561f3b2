import { memberJourneys } from '@pasar/e2e-journeys';

memberJourneys();
