import { storeConfig } from '@pasar/e2e-journeys';

export default storeConfig({ app: 'desktop', port: 4312 });
