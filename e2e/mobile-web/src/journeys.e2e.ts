import { allJourneys } from '@pasar/e2e-journeys';

allJourneys();
