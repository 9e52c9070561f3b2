import type { Device } from './app-links.ts';

/**
 * Detects the device from a user agent. An iPad that identifies as a Mac counts as a desktop: the user agent does not tell them
 * apart.
 *
 * @spec app-install-link
 */
export const detectDevice = (userAgent: string): Device => {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'desktop';
};
