import { lockFolder } from './lock-folder.ts';

/** Takes a folder when told to, says whether it got it, and holds it until told otherwise. */
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
