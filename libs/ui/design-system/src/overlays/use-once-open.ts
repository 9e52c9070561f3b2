import { useState } from 'react';

/** True once it has been open: the overlay stays mounted, so that closing is animated. */
export const useOnceOpen = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
};
