import type { MapView, Pixel } from './poi-map.ts';

/** Whether a pixel lies on the map, its edge included. */
export const isWithin = ({ x, y }: Pixel, { width, height }: MapView): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height;
