import { storeConfig } from '@pasar/e2e-journeys';

export default storeConfig({ app: 'mobile-web', port: 4311 });
