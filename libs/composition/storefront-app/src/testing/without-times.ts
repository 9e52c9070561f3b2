/** Replaces what differs between two renderings of the same page. */
export const withoutTimes = (html: string): string =>
  html
    .replace(/"requestId":"[^"]*"/g, '"requestId":""')
    .replace(/TimeStamp":\d+/g, 'TimeStamp":0')
    .replace(/"\$v":\d{13}/g, '"$v":0');
