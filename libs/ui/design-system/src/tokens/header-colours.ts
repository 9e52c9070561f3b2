/** The header's colour by theme, in the light scheme, for the browser's `theme-color`. */
export const headerColours = { default: '#7a1f5c', official: '#34348f', supermarket: '#1e6a3c' } as const;
