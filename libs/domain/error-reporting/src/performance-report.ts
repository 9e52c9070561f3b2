/** The `app_group` of every report of this front end. doc2 §7 @spec app-group */
export const appGroup = 'webfe';

/** Measured metrics: product page load time and web vitals. */
export const performanceMetrics = ['product-detail-navigation', 'LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type PerformanceMetric = (typeof performanceMetrics)[number];

/** The body of `data/report`. doc2 §7 */
export type PerformanceReport = {
  readonly app_group: typeof appGroup;
  /** Epoch milliseconds. */
  readonly date_time: number;
  readonly project_name: string;
  /** The route's id. */
  readonly module_name: string;
  /** Whether the page was a document load or a client-side navigation. */
  readonly serve_type: 'document' | 'navigation';
  readonly is_performance: true;
  /** The market's code. */
  readonly performance_locale: string;
  readonly custom_metric_name: PerformanceMetric;
  /** Milliseconds; layout shift has no unit. Three decimals at most. */
  readonly custom_metric_value: number;
};

export type Measurement = {
  readonly metric: PerformanceMetric;
  readonly value: number;
  readonly route: string;
  readonly serve: PerformanceReport['serve_type'];
  /** The app that was measured. */
  readonly project: string;
  readonly market: string;
  readonly now: number;
};

const decimals = 1000;

/** Builds the report of a measurement; `null` if the value is negative or not a number. @spec performance-report */
export const performanceReport = (measured: Measurement): PerformanceReport | null => {
  const { metric, value, route, serve, project, market, now } = measured;
  if (!Number.isFinite(value) || value < 0) return null;
  return {
    app_group: appGroup,
    date_time: now,
    project_name: project,
    module_name: route,
    serve_type: serve,
    is_performance: true,
    performance_locale: market,
    custom_metric_name: metric,
    custom_metric_value: Math.round(value * decimals) / decimals,
  };
};

/**
 * Sends a report without retries; failures are ignored.
 *
 * @spec performance-report performance-report-failure
 */
export const fireAndForget = async (
  report: PerformanceReport,
  send: (report: PerformanceReport) => Promise<unknown>,
): Promise<void> => {
  try {
    await send(report);
  } catch {
    // Measurements are best effort.
  }
};
