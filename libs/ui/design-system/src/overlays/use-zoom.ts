import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { noZoom, panBy, zoomBy } from './zoom.ts';
import type { Point, Zoom } from './zoom.ts';

/** The longest time between the two presses of a double tap, in milliseconds. */
const doubleTapMs = 300;
const doubleTapScale = 2.5;

type Pointers = ReadonlyMap<number, Point>;

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const findMidpoint = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The distance between two pointers; 0 for one. */
const measureDistance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Pinch, pan and double tap on the picture in `frame`. The caller resets the zoom. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(noZoom);
  const pointers = useRef<Pointers>(new Map());
  const lastTap = useRef(0);

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoomIn = (factor: number, at?: Point) =>
    setZoom((before) => zoomBy(before, factor, at ? fromCentre(at) : { x: 0, y: 0 }, box()));

  const toggle = (at: Point) =>
    setZoom((before) => (before.scale > 1 ? noZoom : zoomBy(before, doubleTapScale, fromCentre(at), box())));

  const onPointerDown = (event: PointerEvent) => {
    pointers.current = new Map(pointers.current).set(event.pointerId, toPoint(event));
    if (pointers.current.size > 1) return;
    if (event.timeStamp - lastTap.current < doubleTapMs) toggle(toPoint(event));
    lastTap.current = event.timeStamp;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current = new Map(pointers.current).set(event.pointerId, toPoint(event));
    const after = [...pointers.current.values()];
    const [from, to] = [findMidpoint(before), findMidpoint(after)];
    const factor = before.length > 1 ? measureDistance(after) / Math.max(1, measureDistance(before)) : 1;
    setZoom((now) =>
      panBy(zoomBy(now, factor, fromCentre(to), box()), { x: to.x - from.x, y: to.y - from.y }, box()),
    );
  };
  const onPointerEnd = (event: PointerEvent) => {
    const nextPointers = new Map(pointers.current);
    nextPointers.delete(event.pointerId);
    pointers.current = nextPointers;
  };
  return {
    zoom,
    zoomIn,
    reset: () => setZoom(noZoom),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}
