import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent } from 'ol/extent.js';
import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import { getDistance } from 'ol/sphere.js';
import View from 'ol/View.js';
import { backdropLayer } from './map-backdrop.ts';
import { spotStyle } from './map-styles.ts';
import type { Spot } from './spots.logic.ts';

/** The centre of the map's view and the distance in kilometres to its nearer edge. */
export interface MapSection {
  readonly lat: number;
  readonly lng: number;
  readonly rng: number;
}

export interface EventMap {
  show(spots: readonly Spot[]): void;
  select(key: string | null): void;
  zoom(steps: 1 | -1): void;
  section(): MapSection;
  dispose(): void;
}

interface EventMapOptions {
  readonly target: HTMLElement;
  /** Template of map tiles, or null for the drawn backdrop. */
  readonly tilesUrl: string | null;
  readonly onSelect: (key: string | null) => void;
}

/** Switzerland; west, south, east, north. */
const HOME = boundingExtent([fromLonLat([5.9, 45.8]), fromLonLat([10.5, 47.85])]);
const PADDING = [56, 56, 56, 56];
const CLOSEST = 12;
const MAXIMUM_ZOOM = 16;
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

const baseLayer = (tilesUrl: string | null) =>
  tilesUrl ? new TileLayer({ source: new XYZ({ url: tilesUrl }) }) : backdropLayer();

/** The spots that a disc stands for. */
const membersOf = (disc: Feature): readonly Feature[] => disc.get('features') ?? [];

const pointOf = (feature: Feature): Coordinate => {
  const geometry = feature.getGeometry();
  return geometry instanceof Point ? geometry.getCoordinates() : [];
};

function discStyle(disc: FeatureLike, selected: string | null) {
  const members = disc instanceof Feature ? membersOf(disc) : [];
  const count = members.reduce((sum, member) => sum + Number(member.get('count')), 0);
  return spotStyle(
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
  const spots = new VectorLayer({ source: discs, style: (disc) => discStyle(disc, selected) });
  const map = new OpenLayersMap({
    target,
    controls: [],
    layers: [baseLayer(tilesUrl), spots],
    view: new View({ extent: fromExtent(), minZoom: 6, maxZoom: MAXIMUM_ZOOM }),
  });
  map.getView().fit(HOME, { size: map.getSize() ?? [400, 400] });
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
    zoom: (steps) => map.getView().animate({ zoom: (map.getView().getZoom() ?? 8) + steps, duration: 200 }),
    section: () => sectionOf(map),
    dispose: () => map.setTarget(undefined),
  };
}

/** The area the map can be moved in: the Alps. */
function fromExtent() {
  return boundingExtent([fromLonLat([3, 43]), fromLonLat([16, 50])]);
}
