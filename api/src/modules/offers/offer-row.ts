import type { OfferField, OfferRecord, PriceComponentRecord } from './offer-record.ts';
import type { OfferRow, offers } from './offers.table.ts';

/** What belongs to an offer but lies in other tables. */
export interface OfferParts {
  readonly activities: readonly string[];
  readonly guides: readonly string[];
  readonly tags: readonly string[];
  readonly components: readonly (Omit<PriceComponentRecord, 'vatRate'> & { readonly vatRateId: string })[];
}

/** The record of a row: texts that are not given are empty. */
export function offerFromRow(row: OfferRow, parts: OfferParts): OfferRecord {
  const { id: _id, version: _version, createdAt: _createdAt, ...own } = row;
  const { latitude, longitude, headImageId, imageIds, levelId, sleepingStyleId, ...columns } = own;
  return {
    ...columns,
    subtitle: row.subtitle ?? '',
    place: row.place ?? '',
    leadText: row.leadText ?? '',
    programText: row.programText ?? '',
    meetingText: row.meetingText ?? '',
    journeyText: row.journeyText ?? '',
    equipmentText: row.equipmentText ?? '',
    servicesText: row.servicesText ?? '',
    requirementsText: row.requirementsText ?? '',
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    headImage: headImageId,
    images: imageIds ?? [],
    pois: row.pois ?? [],
    level: levelId,
    sleepingStyle: sleepingStyleId,
    activities: parts.activities,
    guides: parts.guides,
    tags: parts.tags,
    priceComponents: parts.components.map(
      ({ title, grossPrice, vatRateId, eligibleForSacDiscount, accommodationCost }) => ({
        title,
        grossPrice,
        vatRate: vatRateId,
        eligibleForSacDiscount,
        accommodationCost,
      }),
    ),
  };
}

/** The columns of a record; an empty text is stored as null, which an event takes for «not given». */
export function offerRowOf(record: OfferRecord): typeof offers.$inferInsert {
  const { location, headImage, images, pois, level, sleepingStyle, ...rest } = record;
  const { activities: _activities, guides: _guides, tags: _tags, priceComponents: _prices, ...own } = rest;
  const texts = Object.fromEntries(
    Object.entries(own).map(([field, value]) => [field, value === '' ? null : value]),
  ) as typeof own;
  return {
    ...texts,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    headImageId: headImage,
    imageIds: [...images],
    pois: [...pois],
    levelId: level,
    sleepingStyleId: sleepingStyle,
  };
}

/** Fields that are stored in columns of other names. */
export const COLUMNS_OF: Readonly<Partial<Record<OfferField, readonly (keyof OfferRow)[]>>> = {
  location: ['latitude', 'longitude'],
  headImage: ['headImageId'],
  images: ['imageIds'],
  level: ['levelId'],
  sleepingStyle: ['sleepingStyleId'],
};

/** The columns of the fields that changed. */
export function changedColumns(
  record: OfferRecord,
  changed: readonly OfferField[],
): Partial<typeof offers.$inferInsert> {
  const columns = new Set<string>(
    changed.flatMap((field): readonly string[] => COLUMNS_OF[field] ?? [field]),
  );
  return Object.fromEntries(Object.entries(offerRowOf(record)).filter(([name]) => columns.has(name)));
}
