import { useLazyMap } from '@firn/shared-ui/lazy-map';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isWithin } from './is-within.ts';
import type { Point } from './poi.ts';
import type { MapView, PoiMap } from './poi-map.ts';

interface ShownMap {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly map: PoiMap | 'failed' | null;
  /** Null until the map is there. */
  readonly view: MapView | null;
  readonly centreOn: (point: Point | null) => void;
  /** Moves the map only if the point lies beyond its edge. */
  readonly showPoint: (point: Point) => void;
}

/** The map with its chunk; shows all of the points once it is there. */
export function usePoiMap(points: readonly Point[], onClick: (point: Point) => void): ShownMap {
  const target = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const click = useRef(onClick);
  click.current = onClick;
  const map = useLazyMap<PoiMap>(target, async () => {
    const { createPoiMap } = await import(/* webpackChunkName: "poi-map" */ './poi-map.ts');
    return (element, tilesUrl) =>
      createPoiMap({ target: element, tilesUrl, onClick: (point) => click.current(point), onView: setView });
  });
  const shown = map === 'failed' ? null : map;
  const first = useRef(points);
  useEffect(() => {
    shown?.showAll(first.current);
  }, [shown]);
  return {
    target,
    map,
    view,
    centreOn: (point) => {
      if (point) shown?.centreOn(point);
    },
    showPoint: (point) => {
      if (view && !isWithin(view.pixelOf(point), view)) shown?.centreOn(point);
    },
  };
}
