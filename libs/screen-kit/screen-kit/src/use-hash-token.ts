import { useHasHydrated } from '@pasar/design-system';
import { useState } from 'react';

/** The token in the URL fragment, which no server sees: undefined until hydration, null if there is none. */
export function useHashToken(): string | null | undefined {
  const hasHydrated = useHasHydrated();
  const [token, setToken] = useState<string | null>();
  if (!hasHydrated) return undefined;
  if (token !== undefined) return token;
  const read = new URLSearchParams(window.location.hash.slice(1)).get('token');
  setToken(read);
  return read;
}
