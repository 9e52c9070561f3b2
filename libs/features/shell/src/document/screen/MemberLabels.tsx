import type { CardViewer } from '@pasar/item-card';
import { useViewerLabels } from '@pasar/social-api';
import { useEffect } from 'react';

export type MemberLabelsProps = { readonly onViewer: (viewer: CardViewer | undefined) => void };

/** Fetches the card labels that only this member sees, and passes them to `onViewer`; renders nothing. */
function MemberLabels({ onViewer }: MemberLabelsProps): null {
  const viewer = useViewerLabels();
  useEffect(() => {
    onViewer(viewer);
    return () => onViewer(undefined);
  }, [viewer, onViewer]);
  return null;
}

export default MemberLabels;
