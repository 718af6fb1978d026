export { MapFrame } from './map-frame.tsx';
export { type LazyMap, useLazyMap } from './use-lazy-map.ts';
