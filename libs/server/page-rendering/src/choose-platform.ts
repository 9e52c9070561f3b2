import { isPlatform } from '@pasar/page-shell-rules';
import type { Platform } from '@pasar/page-shell-rules';

// Android tablets omit "Mobile", and iPads claim to be Macs: both have room for the desktop layout.
const phone = /iPhone|iPod|Mobi/i;

/** Returns the shopper's remembered choice, else mobile web for phones and desktop for others. */
export const choosePlatform = (remembered: string | undefined, userAgent: string): Platform => {
  if (isPlatform(remembered)) return remembered;
  return phone.test(userAgent) ? 'rw' : 'pc';
};
