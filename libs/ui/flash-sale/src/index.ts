export { SaleClock } from './SaleClock.tsx';
export type { SaleClockProps } from './SaleClock.tsx';
export { saleNamespaces } from './sale-namespaces.ts';
export { SaleSchedule } from './SaleSchedule.tsx';
export type { SaleScheduleProps } from './SaleSchedule.tsx';
export { SessionTabs } from './SessionTabs.tsx';
export type { SaleSession, SessionTabsProps } from './SessionTabs.tsx';
export { SoldBar } from './SoldBar.tsx';
export type { SaleStock } from './sold-share.ts';
