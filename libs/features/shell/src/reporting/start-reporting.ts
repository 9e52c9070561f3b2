import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { createErrorReporter, performanceReport, fireAndForget } from '@pasar/error-reporting';
import type { PerformanceMetric, PerformanceReport, ReportedCondition } from '@pasar/error-reporting';
import type { ScreenContext } from '@pasar/screen';
import type { TrackingPorts } from '../tracking/tracking-ports.ts';

const errorsPath = '/api/v4/tracking/errors';
const measurementsPath = '/api/webfe/v1/data/report';
const projects = { pc: 'desktop', rw: 'mobile-web' } as const;
const productRoutes: ReadonlySet<string> = new Set(['product', 'product-old']);

/** How long the document took until it listened, in milliseconds. */
const readHydrationTimeMs = (): number | undefined => performance.getEntriesByName('hydrated')[0]?.startTime;

/** Measures pages: the web vitals of the document, and how long each product page took. @spec performance-report */
const createPageMeasurements = (
  { market, platform }: Pick<ScreenContext, 'market' | 'platform'>,
  { post, onWebVital }: Pick<TrackingPorts, 'post' | 'onWebVital'>,
  route: () => string,
) => {
  let pressedAt: number | undefined;
  let isFirst = true;
  const tell = (
    metric: PerformanceMetric,
    value: number,
    serve: PerformanceReport['serve_type'],
    shown = route(),
  ): void => {
    const where = { route: shown, project: projects[platform], market: market.code };
    const report = performanceReport({ metric, value, serve, ...where, now: Date.now() });
    if (report) void fireAndForget(report, () => post(measurementsPath, JSON.stringify(report)));
  };
  // Told when the page is hidden: most are final only then, and until then the line is the page's.
  const vitals: [metric: PerformanceMetric, value: number, route: string][] = [];
  onWebVital((metric, value) => void vitals.push([metric, value, route()]));
  return {
    sendBeacon: (): void => {
      for (const [metric, value, where] of vitals.splice(0)) tell(metric, value, 'document', where);
    },
    /** Someone pressed something, which may lead to another page. */
    pressed: (at: number): void => {
      pressedAt = at;
    },
    pageShown: (at: number): void => {
      const value = isFirst ? readHydrationTimeMs() : pressedAt && at - pressedAt;
      const serve = isFirst ? 'document' : 'navigation';
      isFirst = false;
      pressedAt = undefined;
      if (productRoutes.has(route()) && value !== undefined) tell('product-detail-navigation', value, serve);
    },
  };
};

/** Whether the account that the server put into the page is one; a visitor has none. @spec invalid-server-account-state */
const isSound = (store: Store): boolean => {
  const { data } = accountApi.endpoints.getAccountInfo.select()(store.getState());
  return !data || (Number.isSafeInteger(data.userid) && data.userid > 0);
};

/** Reports errors and measurements of a page. Neither says who visits, so neither asks for consent. */
export const startReporting = (context: ScreenContext, ports: TrackingPorts, route: () => string) => {
  const errors = createErrorReporter({
    environment: context.environment,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    send: (report) => void ports.post(errorsPath, JSON.stringify([report])).catch(() => undefined),
  });
  return {
    ...createPageMeasurements(context, ports, route),
    isSound,
    thrown: (thrown: unknown, at: number): void => void errors.error(thrown, route(), at),
    condition: (condition: ReportedCondition, message?: string): void =>
      void errors.condition(condition, route(), Date.now(), message),
  };
};
