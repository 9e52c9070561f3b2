export type ProgressLine = {
  /** Shows how far a task is: on a terminal in one line that changes, elsewhere in a line of its own. */
  show(text: string): void;
  /** Ends the changing line, so that the next one begins below it. */
  end(): void;
};

type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const clearLine = '\r\u001B[2K';

export function createProgressLine(screen: Screen): ProgressLine {
  let last = '';
  return {
    show: (text) => {
      if (text === last) return;
      last = text;
      screen.write(screen.isTTY ? clearLine + text : `${text}\n`);
    },
    end: () => {
      if (screen.isTTY && last !== '') screen.write('\n');
      last = '';
    },
  };
}
