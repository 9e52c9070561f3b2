export type ProgressLine = {
  /** Shows how far a task is: on a terminal in one line that changes, elsewhere in a line of its own now and then. */
  show(text: string): void;
  /** Ends the changing line, so that the next one begins below it. */
  end(): void;
};

type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const clearLine = '\r\u001B[2K';
/** Milliseconds between two lines of a log. */
const logIntervalMs = 5000;

/** `now` gives epoch milliseconds. */
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
