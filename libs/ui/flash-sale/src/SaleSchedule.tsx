import type { ReactElement } from 'react';
import { SaleClock } from './SaleClock.tsx';
import type { SaleClockProps } from './SaleClock.tsx';
import { SessionTabs } from './SessionTabs.tsx';
import type { SessionTabsProps } from './SessionTabs.tsx';

export type SaleScheduleProps = Omit<SessionTabsProps, 'current'> &
  Pick<SaleClockProps, 'remainingSeconds' | 'onOver'> & {
    /** The session on display. */
    readonly session: SessionTabsProps['current'];
    /** When the sessions were fetched, in epoch milliseconds: newer data restarts the countdown. */
    readonly receivedAt: number;
  };

/** The session tabs of a sale, and the countdown of the session on display. */
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
