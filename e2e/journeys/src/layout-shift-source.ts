/** A part of the layout shift entry that browsers report, which TypeScript does not know yet. */
export type LayoutShiftSource = {
  readonly node: Node | null;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
};
