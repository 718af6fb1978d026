import type { OfferRecord } from './offer-record.ts';
import type { OfferRow, offers } from './offers.table.ts';
import { placedColumns, placedFields, withoutEmptyTexts } from './tour-row.ts';

/** What belongs to an offer but lies in other tables. */
export type OfferParts = Pick<
  OfferRecord,
  'activities' | 'guides' | 'tags' | 'priceComponents' | 'rentingMaterials' | 'accommodations'
>;

/** The record of a row: texts that are not given are empty. */
export function offerFromRow(row: OfferRow, parts: OfferParts): OfferRecord {
  const { id: _id, version: _version, createdAt: _createdAt, ...own } = row;
  const {
    latitude,
    longitude,
    headImageId,
    imageIds,
    pois,
    extraCosts,
    levelId,
    sleepingStyleId,
    ...columns
  } = own;
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
    ...placedFields({
      latitude,
      longitude,
      headImageId,
      imageIds,
      pois,
      extraCosts,
      levelId,
      sleepingStyleId,
    }),
    ...parts,
  };
}

/** The columns of a record. */
export function offerRowOf(record: OfferRecord): typeof offers.$inferInsert {
  const { location, headImage, images, pois, extraCosts, level, sleepingStyle, ...rest } = record;
  const { activities: _activities, guides: _guides, tags: _tags, priceComponents: _prices, ...others } = rest;
  const { accommodations: _houses, rentingMaterials: _materials, ...own } = others;
  return {
    ...withoutEmptyTexts(own),
    ...placedColumns({ location, headImage, images, pois, extraCosts, level, sleepingStyle }),
  };
}
