/** How a grid of equally high rows lies to the screen, in pixels. */
export type GridPlace = {
  readonly count: number;
  readonly columns: number;
  /** From the top of a row to the top of the next. */
  readonly step: number;
  /** The grid's top, as seen from the top of the screen: negative once it has been scrolled past. */
  readonly top: number;
  /** The screen's. */
  readonly height: number;
  /** A row that stays whatever happens: the one that has the focus. */
  readonly keep?: number | undefined;
};

/** Cards `from` (included) to `to` (excluded), and the room that those before and behind them take. */
export type RowWindow = {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
};

/** Screens above and below that keep their cards, so that nobody scrolls into a gap. */
const margin = 2;

/** The window moves by so many rows at once: scrolling a little draws nothing anew. */
const stride = 4;

/** Which rows are drawn: those on the screen, two screens around it, and the one that is to stay. */
export function rowWindow({ count, columns, step, top, height, keep }: GridPlace): RowWindow {
  const rows = Math.ceil(count / columns);
  const wanted = {
    first: Math.floor((-top - margin * height) / step / stride) * stride,
    last: Math.ceil((-top + (1 + margin) * height) / step / stride) * stride,
  };
  const first = Math.max(0, Math.min(wanted.first, keep ?? Infinity, rows - 1));
  const last = Math.min(rows, Math.max(wanted.last, (keep ?? -1) + 1, first + 1));
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    before: first * step,
    after: (rows - last) * step,
  };
}
