/** The header's colour in each theme, in the light scheme: browsers colour their own bars alike. */
export const headerColours = { default: '#7a1f5c', official: '#34348f', supermarket: '#1e6a3c' } as const;
