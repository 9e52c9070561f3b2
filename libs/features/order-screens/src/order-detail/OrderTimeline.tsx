import type { Order } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../shared/Timeline.tsx';
import { eventTextKey } from './event-text-key.ts';

/** The order's history, the latest event first. */
export function OrderTimeline({ timeline }: { readonly timeline: Order['timeline'] }): ReactElement {
  const { t } = useTranslation('order-screens');
  return <Timeline events={timeline.map((event) => ({ text: t(eventTextKey(event)), at: event.at }))} />;
}
