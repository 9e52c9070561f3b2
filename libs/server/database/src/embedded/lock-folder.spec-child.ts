import { lockFolder } from './lock-folder.ts';

/** Locks a folder on request, reports whether it succeeded, and holds the lock until told to release it. */
let unlock: (() => void) | undefined;
process.on('message', (order: { lock: string } | 'unlock') => {
  if (order === 'unlock') {
    unlock?.();
    unlock = undefined;
    return process.send?.('unlocked');
  }
  try {
    unlock = lockFolder(order.lock);
    return process.send?.('locked');
  } catch {
    return process.send?.('in use');
  }
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
