/** Whether data saver is on; then nothing is preloaded. */
export const prefersReducedData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
