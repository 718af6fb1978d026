import type { PoiResponse } from '@firn/shared-contracts/api';

/** Degrees, WGS84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The steps in which degrees are typed, about a metre. */
export const DEGREES = 0.00001;

/** A place while it is typed: its numbers may be empty, or what is no number yet. */
export interface TypedPoi extends Omit<PoiResponse, 'elevation' | 'latitude' | 'longitude'> {
  readonly elevation: number | string | null;
  readonly latitude: number | string | null;
  readonly longitude: number | string | null;
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Where a place is; null while that is not known. */
export function pointOf({ latitude, longitude }: Pick<TypedPoi, 'latitude' | 'longitude'>): Point | null {
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** To five decimals, which is about a metre. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

export const poiAt = (point: Point | null): TypedPoi => ({
  title: '',
  kind: 'place',
  elevation: null,
  latitude: null,
  longitude: null,
  ...(point && roundedPoint(point)),
});
