export { createAlpineMap, MAXIMUM_ZOOM, sizeOf, zoomBy } from './alpine-map.ts';
export { MAP_PALETTE } from './palette.ts';
