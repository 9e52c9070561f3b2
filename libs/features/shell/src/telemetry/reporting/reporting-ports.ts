/** What reporting needs of the browser. */
export type ReportingPorts = {
  /** Posts JSON even while the page unloads; rejects when it was not accepted. */
  readonly post: (path: string, body: string) => Promise<void>;
  readonly onWebVital: (
    listener: (metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', value: number) => void,
  ) => void;
};
