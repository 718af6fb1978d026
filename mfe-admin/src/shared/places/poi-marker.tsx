import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { isWithin } from './is-within.ts';
import styles from './places.module.css';
import type { Point } from './poi.ts';
import type { MapView, Pixel } from './poi-map.ts';

/** CSS pixels that an arrow key moves a marker by; with Shift one. */
const STEP = 10;
/** A hand that clicks moves by less. */
const LEAST_DRAG = 4;

const DIRECTIONS: Readonly<Record<string, Pixel>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const plus = (a: Pixel, b: Pixel): Pixel => ({ x: a.x + b.x, y: a.y + b.y });

interface Drag {
  readonly from: Pixel;
  readonly by: Pixel;
}

const isFar = ({ x, y }: Pixel): boolean => Math.hypot(x, y) >= LEAST_DRAG;

/** Follows the pointer that holds a marker, and says where it was let go. */
function useMarkerDrag(onDrop: (by: Pixel) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const offset = drag && isFar(drag.by) ? drag.by : null;
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ from: { x: event.clientX, y: event.clientY }, by: { x: 0, y: 0 } });
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) =>
        setDrag((held) => held && { ...held, by: { x: clientX - held.from.x, y: clientY - held.from.y } }),
      onPointerUp: () => {
        setDrag(null);
        if (offset) onDrop(offset);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}

interface PoiMarkerProps {
  /** Stands in its disc. */
  readonly sign: string | number;
  readonly label: string;
  /** Id of what says how it is moved. */
  readonly hintId: string;
  readonly point: Point;
  readonly view: MapView;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onMove: (point: Point) => void;
}

/** A place on the map, moved by pointer and by arrow keys. Beyond the edge of the map it is not there. */
export function PoiMarker({
  sign,
  label,
  hintId,
  point,
  view,
  isSelected,
  onSelect,
  onMove,
}: PoiMarkerProps) {
  const at = view.pixelOf(point);
  const moveBy = (by: Pixel) => onMove(view.pointAt(plus(at, by)));
  const { offset, handlers } = useMarkerDrag(moveBy);
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : STEP;
    moveBy({ x: direction.x * step, y: direction.y * step });
  };
  if (!isWithin(at, view) && !offset) return null;
  const { x, y } = offset ? plus(at, offset) : at;
  return (
    <button
      type="button"
      className={styles.marker}
      data-selected={isSelected || undefined}
      style={{ left: `${x}px`, top: `${y}px` }}
      aria-label={label}
      aria-describedby={hintId}
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={press}
      {...handlers}
    >
      {sign}
    </button>
  );
}
