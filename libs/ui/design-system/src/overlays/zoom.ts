/** The scale of a picture, and the offset of its centre from the frame's centre, in pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export const maxScale = 4;

/** The whole picture. */
export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value)) || 0;

/** Keeps the picture's edges at or beyond the frame's. */
const keepInFrame = ({ scale, x, y }: Zoom, { width, height }: Size): Zoom => ({
  scale,
  x: clamp(x, ((scale - 1) * width) / 2),
  y: clamp(y, ((scale - 1) * height) / 2),
});

/** Multiplies the scale around `point`, which is relative to the frame's centre. */
export function zoomBy(zoom: Zoom, factor: number, point: Point, frame: Size): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return keepInFrame(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

/** Moves an enlarged picture; one at scale 1 stays. */
export const panBy = (zoom: Zoom, by: Point, frame: Size): Zoom =>
  keepInFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
