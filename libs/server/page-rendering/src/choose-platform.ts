/** Mobile web is `rw`, desktop web `pc`. */
export type Platform = 'rw' | 'pc';

export const isPlatform = (text: string | undefined): text is Platform => text === 'rw' || text === 'pc';

// Android tablets leave out "Mobile", and iPads say that they are Macs: both have room for the desktop's layout.
const phone = /iPhone|iPod|Mobi/i;

/** The shopper's remembered choice, else phones get mobile web and the rest the desktop. */
export const choosePlatform = (remembered: string | undefined, userAgent: string): Platform => {
  if (isPlatform(remembered)) return remembered;
  return phone.test(userAgent) ? 'rw' : 'pc';
};
