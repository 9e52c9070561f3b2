/** Mobile web is `rw`, desktop web `pc`. */
export type Platform = 'rw' | 'pc';

export const isPlatform = (text: string | undefined): text is Platform => text === 'rw' || text === 'pc';

// Android tablets omit "Mobile", and iPads claim to be Macs: both have room for the desktop layout.
const phone = /iPhone|iPod|Mobi/i;

/** Returns the shopper's remembered choice, else mobile web for phones and desktop for others. */
export const choosePlatform = (remembered: string | undefined, userAgent: string): Platform => {
  if (isPlatform(remembered)) return remembered;
  return phone.test(userAgent) ? 'rw' : 'pc';
};
