/** Preloaded into the store's processes: each shuts down when its parent is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
