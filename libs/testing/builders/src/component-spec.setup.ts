import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library's default timeout of a second is too short on a busy machine. A query that succeeds returns at once regardless.
configure({ asyncUtilTimeout: 10_000 });

// The spec files of a worker share one browser window: what a test stored must not reach the next one.
afterEach(() => {
  if (typeof window === 'undefined') return;
  window.sessionStorage.clear();
  window.localStorage.clear();
});
