import type { OfferRow } from './offers.table.ts';
import type { TourRecord } from './tour-record.ts';

/** Fields that are stored in columns of other names. */
export const COLUMNS_OF: Readonly<Record<string, readonly (keyof OfferRow)[]>> = {
  location: ['latitude', 'longitude'],
  headImage: ['headImageId'],
  images: ['imageIds'],
  level: ['levelId'],
  sleepingStyle: ['sleepingStyleId'],
};

type Placed = Pick<
  TourRecord,
  'location' | 'headImage' | 'images' | 'pois' | 'extraCosts' | 'level' | 'sleepingStyle'
>;
type PlacedColumns = Pick<
  OfferRow,
  | 'latitude'
  | 'longitude'
  | 'headImageId'
  | 'imageIds'
  | 'pois'
  | 'extraCosts'
  | 'levelId'
  | 'sleepingStyleId'
>;

/** Those fields, and the lists of places and of extra costs, as they are stored. */
export function placedFields(row: PlacedColumns): Placed {
  const { latitude, longitude } = row;
  return {
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    headImage: row.headImageId,
    images: row.imageIds ?? [],
    pois: row.pois ?? [],
    extraCosts: row.extraCosts ?? [],
    level: row.levelId,
    sleepingStyle: row.sleepingStyleId,
  };
}

/** The columns of those fields. */
export function placedColumns({
  location,
  headImage,
  images,
  pois,
  extraCosts,
  level,
  sleepingStyle,
}: Placed) {
  return {
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    headImageId: headImage,
    imageIds: [...images],
    pois: [...pois],
    extraCosts: [...extraCosts],
    levelId: level,
    sleepingStyleId: sleepingStyle,
  } satisfies PlacedColumns;
}

/** An empty text is stored as null: not given, in an event as in the offer. */
export const withoutEmptyTexts = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Fields;

/** Those of all columns that belong to the fields that changed. */
export function changedColumns<Columns extends object>(
  columns: Columns,
  changed: readonly string[],
): Partial<Columns> {
  const names = new Set(changed.flatMap((field): readonly string[] => COLUMNS_OF[field] ?? [field]));
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.has(name))) as Partial<Columns>;
}
