import { useState } from 'react';

/** True from the first time that something is open: what was shown once stays, so that it can leave with grace. */
export const useOnceOpen = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
};
