/** Clears the request id and timestamps, which differ between two renderings of the same page. */
export const stripVolatileFields = (html: string): string =>
  html
    .replace(/"requestId":"[^"]*"/g, '"requestId":""')
    .replace(/TimeStamp":\d+/g, 'TimeStamp":0')
    .replace(/"\$v":\d{13}/g, '"$v":0');
