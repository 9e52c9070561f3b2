import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { createErrorReporter, performanceReport, fireAndForget } from '@pasar/error-reporting';
import type { PerformanceMetric, PerformanceReport, ReportedCondition } from '@pasar/error-reporting';
import type { ScreenContext } from '@pasar/screen-kit';
import type { ReportingPorts } from './reporting-ports.ts';

const errorsPath = '/api/v4/tracking/errors';
const measurementsPath = '/api/webfe/v1/data/report';
const projects = { pc: 'desktop', rw: 'mobile-web' } as const;
const productRoutes: ReadonlySet<string> = new Set(['product', 'product-old']);

/** Time from navigation start to the end of hydration. */
const readHydrationTimeMs = (): number | undefined => performance.getEntriesByName('hydrated')[0]?.startTime;

/** Measures web vitals of the document, and load times of product pages. @spec performance-report */
const createPageMeasurements = (
  { market, platform }: Pick<ScreenContext, 'market' | 'platform'>,
  { post, onWebVital }: ReportingPorts,
  route: () => string,
) => {
  let pressedAt: number | undefined;
  let isFirst = true;
  const report = (
    metric: PerformanceMetric,
    value: number,
    serve: PerformanceReport['serve_type'],
    shown = route(),
  ): void => {
    const where = { route: shown, project: projects[platform], market: market.code };
    const body = performanceReport({ metric, value, serve, ...where, now: Date.now() });
    if (body) void fireAndForget(body, () => post(measurementsPath, JSON.stringify(body)));
  };
  // Reported when the page is hidden: most vitals are final only then, and reports must not compete with loading.
  const pendingVitals: [metric: PerformanceMetric, value: number, route: string][] = [];
  onWebVital((metric, value) => void pendingVitals.push([metric, value, route()]));
  return {
    sendBeacon: (): void => {
      for (const [metric, value, where] of pendingVitals.splice(0)) report(metric, value, 'document', where);
    },
    /** A click, which may start a navigation. */
    noteClick: (at: number): void => {
      pressedAt = at;
    },
    measurePage: (at: number): void => {
      const value = isFirst ? readHydrationTimeMs() : pressedAt && at - pressedAt;
      const serve = isFirst ? 'document' : 'navigation';
      isFirst = false;
      pressedAt = undefined;
      if (productRoutes.has(route()) && value !== undefined)
        report('product-detail-navigation', value, serve);
    },
  };
};

/** Whether the embedded account is valid; visitors have none. @spec invalid-server-account-state */
const isAccountValid = (store: Store): boolean => {
  const { data } = accountApi.endpoints.getAccountInfo.select()(store.getState());
  return !data || (Number.isSafeInteger(data.userid) && data.userid > 0);
};

/** Reports errors and measurements. Neither identifies the visitor, so neither needs consent. */
export const startReporting = (context: ScreenContext, ports: ReportingPorts, route: () => string) => {
  const errors = createErrorReporter({
    environment: context.environment,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    send: (report) => void ports.post(errorsPath, JSON.stringify([report])).catch(() => undefined),
  });
  return {
    ...createPageMeasurements(context, ports, route),
    isAccountValid,
    reportThrown: (thrown: unknown, at: number): void => void errors.error(thrown, route(), at),
    reportCondition: (condition: ReportedCondition, message?: string): void =>
      void errors.condition(condition, route(), Date.now(), message),
  };
};
