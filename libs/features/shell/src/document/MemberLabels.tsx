import type { CardViewer } from '@pasar/item-card';
import { useViewerLabels } from '@pasar/social-api';
import { useEffect } from 'react';

export type MemberLabelsProps = { readonly onViewer: (viewer: CardViewer | undefined) => void };

/** Asks for what the cards of the page say to the member alone, and hands it over; draws nothing itself. */
const MemberLabels = ({ onViewer }: MemberLabelsProps): null => {
  const viewer = useViewerLabels();
  useEffect(() => {
    onViewer(viewer);
    return () => onViewer(undefined);
  }, [viewer, onViewer]);
  return null;
};

export default MemberLabels;
