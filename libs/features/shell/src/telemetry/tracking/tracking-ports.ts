import type { Store } from '@pasar/base-api';
import type { Consent } from '@pasar/consent';
import type { WebStorages } from '@pasar/persistence';
import type { ScreenContext } from '@pasar/screen-kit';
import type { TrackingDelivery, TrackingLock, TrackingStorage } from '@pasar/tracking';
import type { PageLoader } from '../../page-loading/page-loader.ts';
import type { ReportingPorts } from '../reporting/reporting-ports.ts';
import type { PageLog } from './page-log.ts';

/** The browser ports that tracking and reporting need. */
export type TrackingPorts = ReportingPorts & {
  readonly storage: TrackingStorage;
  readonly lock: TrackingLock;
  readonly delivery: (path: string) => TrackingDelivery;
  readonly onPageExit: (listeners: { onHidden: () => void; onExit: () => void }) => void;
  readonly onStored: (prefix: string, listener: () => void) => void;
};

/** Imported when the page is idle. */
export type LoadTracking = () => Promise<{
  readonly browserTracking: (
    page: Window,
    openStorage: WebStorages['local'],
    lockName: string,
  ) => TrackingPorts;
}>;

/** The page that is tracked. */
export type TrackingDeps = {
  readonly log: PageLog;
  readonly loader: PageLoader;
  readonly store: Store;
  readonly context: ScreenContext;
  /** Loads consent, where the market requires it; nothing is sent before. */
  readonly loadConsent?: (() => Promise<Consent>) | undefined;
};
