import type { BlockPoint } from '@firn/shared-contracts/content';
import type { LazyMap } from '@firn/shared-ui/lazy-map';
import { createAlpineMap, sizeOf, zoomBy } from '@firn/shared-ui/map';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { discStyle } from '../../map/disc-style.ts';

interface PlaceMapOptions {
  readonly target: HTMLElement;
  /** Template of map tiles, or null for the drawn backdrop. */
  readonly tilesUrl: string | null;
  readonly places: readonly BlockPoint[];
}

const PADDING = [56, 56, 56, 56];
const CLOSEST = 12;

/** A map of places with the numbers that the list gives them; `ol` comes with it, in a chunk of its own. */
export function createPlaceMap({ target, tilesUrl, places }: PlaceMapOptions): LazyMap {
  const source = new VectorSource();
  places.forEach(({ latitude, longitude }, index) => {
    const place = new Feature({ geometry: new Point(fromLonLat([longitude, latitude])) });
    place.setStyle(discStyle(index + 1, false));
    source.addFeature(place);
  });
  const map = createAlpineMap({ target, tilesUrl, layers: [new VectorLayer({ source })] });
  const extent = source.getExtent();
  if (extent && places.length > 0) {
    map.getView().fit(extent, { size: sizeOf(map), padding: PADDING, maxZoom: CLOSEST });
  }
  return { zoom: (steps) => zoomBy(map, steps), dispose: () => map.setTarget(undefined) };
}
