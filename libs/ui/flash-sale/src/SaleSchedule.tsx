import type { ReactElement } from 'react';
import { SaleClock } from './SaleClock.tsx';
import type { SaleClockProps } from './SaleClock.tsx';
import { SessionTabs } from './SessionTabs.tsx';
import type { SessionTabsProps } from './SessionTabs.tsx';

export type SaleScheduleProps = Omit<SessionTabsProps, 'current'> &
  Pick<SaleClockProps, 'remainingSeconds' | 'onOver'> & {
    /** The session shown. */
    readonly session: SessionTabsProps['current'];
    /** When the sessions were fetched: newer ones restart the countdown. Epoch milliseconds. */
    readonly receivedAt: number;
  };

/** The tabs of a sale's sessions, and the countdown of the one shown. */
export const SaleSchedule = ({
  session,
  receivedAt,
  remainingSeconds,
  onOver,
  ...tabs
}: SaleScheduleProps): ReactElement => (
  <>
    <SessionTabs current={session} {...tabs} />
    <SaleClock
      key={`${session.starts_at}-${receivedAt}`}
      ongoing={session.ongoing}
      remainingSeconds={remainingSeconds}
      onOver={onOver}
    />
  </>
);
