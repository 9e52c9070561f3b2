export { memoryRateWindows } from './memory-rate-windows.ts';
