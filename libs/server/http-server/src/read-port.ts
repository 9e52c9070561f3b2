/** Parses a port. Throws unless it is a number from `min` (0 lets the system choose) to 65535. */
export function readPort(text: string, min = 0): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= min && port <= 65_535) return port;
  throw new Error(`PORT must be a port number: ${text}`);
}
