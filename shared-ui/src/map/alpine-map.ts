import { boundingExtent, type Extent } from 'ol/extent.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { hasArea } from 'ol/size.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import { backdropLayer } from './backdrop.ts';

/** The closest one can look. */
export const MAXIMUM_ZOOM = 16;

const extentOf = (west: number, south: number, east: number, north: number): Extent =>
  boundingExtent([fromLonLat([west, south]), fromLonLat([east, north])]);

/** What a map shows first: Switzerland. */
const HOME = extentOf(5.9, 45.8, 10.5, 47.85);
/** The area it can be moved in: the Alps. */
const ALPS = extentOf(3, 43, 16, 50);

/** Width and height in CSS pixels, also before the map is laid out. */
export function sizeOf(map: OpenLayersMap): [width: number, height: number] {
  const size = map.getSize();
  return size && hasArea(size) ? [size[0] ?? 0, size[1] ?? 0] : [400, 400];
}

interface AlpineMapOptions {
  readonly target: HTMLElement;
  /** Template of map tiles, or null for the drawn backdrop. */
  readonly tilesUrl: string | null;
  /** What lies above the ground. */
  readonly layers?: readonly BaseLayer[];
}

/** A map of the Alps without controls. Whoever imports it does so in a chunk of its own: OpenLayers comes with it. */
export function createAlpineMap({ target, tilesUrl, layers = [] }: AlpineMapOptions): OpenLayersMap {
  const ground = tilesUrl ? new TileLayer({ source: new XYZ({ url: tilesUrl }) }) : backdropLayer();
  const map = new OpenLayersMap({
    target,
    controls: [],
    layers: [ground, ...layers],
    view: new View({ extent: ALPS, minZoom: 6, maxZoom: MAXIMUM_ZOOM }),
  });
  map.getView().fit(HOME, { size: sizeOf(map) });
  return map;
}

/** Zooms in or out. */
export function zoomBy(map: OpenLayersMap, steps: number): void {
  const view = map.getView();
  view.animate({ zoom: (view.getZoom() ?? 8) + steps, duration: 200 });
}
