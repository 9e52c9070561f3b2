import { keyboardJourneys, storefrontJourneys } from '@pasar/e2e-journeys';

storefrontJourneys();
keyboardJourneys();
