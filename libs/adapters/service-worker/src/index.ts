export { browserServiceWorker } from './browser-service-worker.ts';
export { startServiceWorker } from './start-service-worker.ts';
export type { WorkerPorts } from './start-service-worker.ts';
