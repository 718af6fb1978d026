import type { LazyMap } from '@firn/shared-ui/lazy-map';
import { createAlpineMap, sizeOf, zoomBy } from '@firn/shared-ui/map';
import { boundingExtent } from 'ol/extent.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { Point } from './poi.ts';

/** CSS pixels from the upper left corner of the map. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** What the map shows by now. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  pixelOf(point: Point): Pixel;
  pointAt(pixel: Pixel): Point;
}

export interface PoiMap extends LazyMap {
  centreOn(point: Point): void;
  /** Shows all of them, or Switzerland when there are none. */
  showAll(points: readonly Point[]): void;
}

interface PoiMapOptions {
  readonly target: HTMLElement;
  readonly tilesUrl: string | null;
  readonly onClick: (point: Point) => void;
  /** Called at once, and whenever the map is moved, zoomed or resized. */
  readonly onView: (view: MapView) => void;
}

const PADDING = [56, 56, 56, 56];
/** A single place is not looked at from closer than this. */
const CLOSEST = 12;

const coordinateOf = ({ latitude, longitude }: Point) => fromLonLat([longitude, latitude]);

function pointOf(coordinate: number[]): Point {
  const [longitude = 0, latitude = 0] = toLonLat(coordinate);
  return { latitude, longitude };
}

/** A map to put places on; it draws the ground, the markers lie above it as buttons of the page. */
export function createPoiMap({ target, tilesUrl, onClick, onView }: PoiMapOptions): PoiMap {
  const map = createAlpineMap({ target, tilesUrl });
  const view = map.getView();

  function currentView(): MapView {
    const [width, height] = sizeOf(map);
    const [centreX = 0, centreY = 0] = view.getCenter() ?? [];
    const resolution = view.getResolution() ?? 1;
    return {
      width,
      height,
      pixelOf: (point) => {
        const [x = 0, y = 0] = coordinateOf(point);
        return { x: (x - centreX) / resolution + width / 2, y: (centreY - y) / resolution + height / 2 };
      },
      pointAt: ({ x, y }) =>
        pointOf([centreX + (x - width / 2) * resolution, centreY - (y - height / 2) * resolution]),
    };
  }

  const tell = () => onView(currentView());
  view.on(['change:center', 'change:resolution'], tell);
  map.on('change:size', tell);
  map.on('singleclick', ({ coordinate }) => onClick(pointOf(coordinate)));
  tell();
  return {
    zoom: (steps) => zoomBy(map, steps),
    centreOn: (point) => view.animate({ center: coordinateOf(point), duration: 250 }),
    showAll: (points) => {
      if (points.length === 0) return;
      const size = sizeOf(map);
      view.fit(boundingExtent(points.map(coordinateOf)), { size, padding: PADDING, maxZoom: CLOSEST });
    },
    dispose: () => map.setTarget(undefined),
  };
}
