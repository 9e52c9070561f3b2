import { readStoredOverrides, toggleOverrideKey } from '@pasar/feature-toggles';
import { useStorages } from '@pasar/screen-kit';
import { useSyncExternalStore } from 'react';

type Overrides = Readonly<Record<string, boolean>>;

const onlyBooleans = (values: Readonly<Record<string, unknown>>): Overrides =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );

const readText = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    return storage().getItem(toggleOverrideKey) ?? '';
  } catch {
    return '';
  }
};

/** Overrides change only with a reload. */
const subscribe = () => () => undefined;

/** Writes the cookie for the server, which renders the next page with the overrides; an empty one removes them. */
function writeCookie(text: string): void {
  const maxAgeSeconds = text === '' ? 0 : 86_400;
  document.cookie = `${toggleOverrideKey}=${encodeURIComponent(text)}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}

/** This browser's overrides, known after hydration, and a function that changes them and reloads the page. */
export function useOverrides(): {
  readonly overrides: Overrides;
  readonly change: (overrides: Overrides) => void;
} {
  const { local } = useStorages();
  const text = useSyncExternalStore(
    subscribe,
    () => readText(local),
    () => '',
  );
  const overrides = onlyBooleans(readStoredOverrides(text));
  const change = (next: Overrides) => {
    const written = Object.keys(next).length > 0 ? JSON.stringify(next) : '';
    try {
      local().setItem(toggleOverrideKey, written || '{}');
    } catch {
      // Without storage, the cookie still works.
    }
    writeCookie(written);
    window.location.reload();
  };
  return { overrides, change };
}
