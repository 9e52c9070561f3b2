import { readMemberId, useSession } from '@pasar/account-api';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import type { MemberLabelsProps } from './MemberLabels.tsx';

/** The signed-in member, and the component that fetches their card labels, loaded when idle; visitors never load it. */
export function useMemberLabels() {
  const member = readMemberId(useSession());
  const [Labels, setLabels] = useState<ComponentType<MemberLabelsProps>>();
  const isMember = member !== undefined;
  useEffect(() => {
    const loadLabels = async () => {
      const { default: loaded } = await import('./MemberLabels.tsx');
      setLabels(() => loaded);
    };
    // If the chunk fails to load, cards show no personal labels.
    if (isMember) whenIdle(window, () => void loadLabels().catch(() => undefined));
  }, [isMember]);
  return { member, Labels };
}
