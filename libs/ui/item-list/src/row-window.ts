/** The position of a grid with rows of equal height in the viewport, in pixels. */
export type GridPlace = {
  readonly count: number;
  readonly columns: number;
  /** The distance between the tops of two rows. */
  readonly step: number;
  /** The grid's top relative to the viewport: negative once scrolled past. */
  readonly top: number;
  /** The height of the viewport. */
  readonly height: number;
  /** The index of a card that must stay rendered: the one with the focus. */
  readonly keep?: number | undefined;
};

/** The cards from `from` (included) to `to` (excluded), and the heights of the spacers before and after. */
export type RowWindow = {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
};

/** Viewport heights above and below that stay rendered, so that fast scrolling meets no gap. */
const margin = 2;

/** The window moves in steps of this many rows, so that a short scroll renders nothing. */
const stride = 4;

/** Returns which rows to render: those in the viewport, two viewport heights around it, and the kept one. */
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
