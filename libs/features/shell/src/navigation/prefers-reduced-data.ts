/** Whether the shopper asked the browser to spare data: then nothing is fetched on a guess. */
export const prefersReducedData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
