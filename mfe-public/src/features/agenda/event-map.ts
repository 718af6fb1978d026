import type { LazyMap } from '@firn/shared-ui/lazy-map';
import { createAlpineMap, MAXIMUM_ZOOM, zoomBy } from '@firn/shared-ui/map';
import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent } from 'ol/extent.js';
import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OpenLayersMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { getDistance } from 'ol/sphere.js';
import { discStyle } from '../../shared/map/disc-style.ts';
import type { Spot } from './spots.logic.ts';

/** The centre of the map's view and the distance in kilometres to its nearer edge. */
export interface MapSection {
  readonly lat: number;
  readonly lng: number;
  readonly rng: number;
}

export interface EventMap extends LazyMap {
  show(spots: readonly Spot[]): void;
  select(key: string | null): void;
  section(): MapSection;
}

interface EventMapOptions {
  readonly target: HTMLElement;
  /** Template of map tiles, or null for the drawn backdrop. */
  readonly tilesUrl: string | null;
  readonly onSelect: (key: string | null) => void;
}

const PADDING = [56, 56, 56, 56];
const CLOSEST = 12;
/** Pixels: spots closer together than two discs are drawn as one. */
const CLUSTER_DISTANCE = 34;
/** Pixels around the middle of a disc that a finger may hit. */
const HIT_DISTANCE = 24;

function sectionOf(map: OpenLayersMap): MapSection {
  const view = map.getView();
  const centre = toLonLat(view.getCenter() ?? [0, 0]);
  const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(map.getSize());
  const [lng = 0, lat = 0] = centre;
  const edges = [toLonLat([(west + east) / 2, north]), toLonLat([east, (south + north) / 2])];
  const nearest = Math.min(...edges.map((edge) => getDistance(centre, edge)));
  const kilometres = Math.min(200, Math.max(1, Math.round(nearest / 1000)));
  return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)), rng: kilometres };
}

function spotFeature(spot: Spot): Feature {
  const feature = new Feature({ geometry: new Point(fromLonLat([spot.lng, spot.lat])), count: spot.count });
  feature.setId(spot.key);
  return feature;
}

/** The spots that a disc stands for. */
const membersOf = (disc: Feature): readonly Feature[] => disc.get('features') ?? [];

const pointOf = (feature: Feature): Coordinate => {
  const geometry = feature.getGeometry();
  return geometry instanceof Point ? geometry.getCoordinates() : [];
};

function styleOf(disc: FeatureLike, selected: string | null) {
  const members = disc instanceof Feature ? membersOf(disc) : [];
  const count = members.reduce((sum, member) => sum + Number(member.get('count')), 0);
  return discStyle(
    count,
    members.some((member) => member.getId() === selected),
  );
}

/** The disc under the finger, by distance, because OpenLayers' own hit detection reads pixels back from a canvas. */
function discAt(map: OpenLayersMap, discs: Cluster<Feature>, coordinate: Coordinate): Feature | null {
  const disc = discs.getClosestFeatureToCoordinate(coordinate);
  if (!disc) return null;
  const [x = 0, y = 0] = coordinate;
  const [discX = 0, discY = 0] = pointOf(disc);
  const pixels = Math.hypot(x - discX, y - discY) / (map.getView().getResolution() ?? 1);
  return pixels <= HIT_DISTANCE ? disc : null;
}

/** Chooses a single spot; zooms in on several, as long as that is possible. */
function open(map: OpenLayersMap, disc: Feature | null, onSelect: EventMapOptions['onSelect']): void {
  const members = disc ? membersOf(disc) : [];
  const view = map.getView();
  if (members.length > 1 && (view.getZoom() ?? 0) < MAXIMUM_ZOOM) {
    view.fit(boundingExtent(members.map(pointOf)), {
      padding: PADDING,
      maxZoom: MAXIMUM_ZOOM,
      duration: 250,
    });
    return;
  }
  const id = members[0]?.getId();
  onSelect(id === undefined ? null : String(id));
}

/** A map of spots on OpenLayers; all code that uses `ol` is behind this, in its own chunk. */
export function createEventMap({ target, tilesUrl, onSelect }: EventMapOptions): EventMap {
  const source = new VectorSource();
  const discs = new Cluster({ source, distance: CLUSTER_DISTANCE });
  let selected: string | null = null;
  const spots = new VectorLayer({ source: discs, style: (disc) => styleOf(disc, selected) });
  const map = createAlpineMap({ target, tilesUrl, layers: [spots] });
  map.on('singleclick', ({ coordinate }) => open(map, discAt(map, discs, coordinate), onSelect));
  return {
    show(next) {
      source.clear();
      source.addFeatures(next.map(spotFeature));
      const extent = source.getExtent();
      if (extent && next.length > 0) map.getView().fit(extent, { padding: PADDING, maxZoom: CLOSEST });
    },
    select(key) {
      selected = key;
      spots.changed();
      const point = key === null ? null : source.getFeatureById(key)?.getGeometry();
      if (point instanceof Point) map.getView().animate({ center: point.getCoordinates(), duration: 250 });
    },
    zoom: (steps) => zoomBy(map, steps),
    section: () => sectionOf(map),
    dispose: () => map.setTarget(undefined),
  };
}
