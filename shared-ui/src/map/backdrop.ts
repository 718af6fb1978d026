import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { KNOWN_PLACES } from '../map-places/index.ts';
import { MAP_PALETTE } from './palette.ts';

/** A village as a landmark. */
function landmarkStyle(title: string): Style {
  const fill = new Fill({ color: MAP_PALETTE.slate });
  return new Style({
    image: new CircleStyle({ radius: 2, fill }),
    text: new Text({
      text: title,
      font: `12px ${MAP_PALETTE.font}`,
      fill,
      stroke: new Stroke({ color: MAP_PALETTE.snow, width: 3 }),
      // Below a disc that may cover it.
      offsetY: 25,
    }),
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Half degrees, as lines. */
function gridLines(): Feature[] {
  const style = new Style({ stroke: new Stroke({ color: MAP_PALETTE.grid, width: 1 }) });
  const meridians = range(6, 32).map((half) => [fromLonLat([half / 2, 43]), fromLonLat([half / 2, 50])]);
  const parallels = range(86, 100).map((half) => [fromLonLat([3, half / 2]), fromLonLat([16, half / 2])]);
  return [...meridians, ...parallels].map((line) => {
    const feature = new Feature(new LineString(line));
    feature.setStyle(style);
    return feature;
  });
}

function landmarks(): Feature[] {
  return KNOWN_PLACES.map(({ title, lat, lng }) => {
    const feature = new Feature(new Point(fromLonLat([lng, lat])));
    feature.setStyle(landmarkStyle(title));
    return feature;
  });
}

/** A grid and the villages, drawn offline. */
export function backdropLayer(): VectorLayer {
  const source = new VectorSource({ features: [...gridLines(), ...landmarks()] });
  return new VectorLayer({ source, declutter: true });
}
