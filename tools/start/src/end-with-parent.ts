/** Preloaded into the store's processes: each ends in order when the program that started it is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
