/** The browser ports that reporting needs. */
export type ReportingPorts = {
  /** Posts JSON even while the page unloads; rejects if it was not accepted. */
  readonly post: (path: string, body: string) => Promise<void>;
  readonly onWebVital: (
    listener: (metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', value: number) => void,
  ) => void;
};
