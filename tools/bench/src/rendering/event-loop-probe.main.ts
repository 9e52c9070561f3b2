import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded into the store's processes: on SIGUSR2 the web server writes its event-loop delay. */
const isWebServer = process.argv[1]?.includes('web-server') === true;
const file = process.env['EVENT_LOOP_FILE'];

if (isWebServer && file) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('SIGUSR2', () => {
    const inMs = (nanoseconds: number): number => nanoseconds / 1e6 - 5;
    writeFileSync(
      file,
      JSON.stringify({ p50Ms: inMs(delay.percentile(50)), p99Ms: inMs(delay.percentile(99)) }),
    );
    delay.reset();
  });
}
