export type ProgressLine = {
  /** Shows progress: on a terminal by updating one line, elsewhere with a new line now and then. */
  show(text: string): void;
  /** Ends the updated line, so that the next output starts on a new one. */
  end(): void;
};

type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const clearLine = '\r\u001B[2K';
/** Milliseconds between two lines if the output is not a terminal. */
const logIntervalMs = 5000;

/** `now` returns epoch milliseconds. */
export function createProgressLine(screen: Screen, now: () => number): ProgressLine {
  let shown = '';
  let shownAt = -Infinity;
  const log = (text: string) => {
    if (now() - shownAt < logIntervalMs) return;
    shownAt = now();
    screen.write(`${text}\n`);
  };
  return {
    show: (text) => {
      if (text === shown) return;
      shown = text;
      if (screen.isTTY) screen.write(clearLine + text);
      else log(text);
    },
    end: () => {
      if (screen.isTTY && shown !== '') screen.write('\n');
      shown = '';
    },
  };
}
