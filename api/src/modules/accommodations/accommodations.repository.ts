import type { AccommodationResponse } from '@firn/shared-contracts/api';
import type { RecordKind } from '../../records/index.ts';
import { tableKind } from '../../records/index.ts';
import { type AccommodationRow, accommodations } from './accommodations.table.ts';

type Columns = Omit<AccommodationRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'sortKey'>;

/** A house as it is stored, with its place on the map in one. */
export interface AccommodationRecord extends Omit<Columns, 'latitude' | 'longitude'> {
  readonly location: AccommodationResponse['location'];
}

const PLAIN = {
  title: '',
  kind: 'hut',
  place: null,
  address: '',
  latitude: null,
  longitude: null,
  altitude: null,
  owner: '',
  warden: '',
  phone: '',
  wardenPhone: '',
  email: null,
  website: null,
  beds: null,
  rooms: null,
  memberPrice: null,
  guestPrice: null,
  halfBoardPrice: null,
  sacHutNumber: '',
  asksBy: 'mail',
  allergiesInWords: true,
  releaseDays: 2,
  releaseTime: '18:00',
  arrivalHint: '',
  keyNote: '',
} satisfies Columns;

const rows = tableKind<Columns>({
  entity: 'accommodation',
  collection: 'accommodations',
  table: accommodations,
  columns: Object.fromEntries(Object.keys(PLAIN).map((name) => [name, name])) as Record<
    keyof Columns,
    string
  >,
  references: {},
  unique: {},
  labelOf: ({ title }) => title,
});

function columnsOf({ location, ...record }: AccommodationRecord): Columns {
  return { ...record, latitude: location?.latitude ?? null, longitude: location?.longitude ?? null };
}

function recordOf({ latitude, longitude, ...columns }: Columns): AccommodationRecord {
  return { ...columns, location: latitude === null || longitude === null ? null : { latitude, longitude } };
}

/** A house begins with these values: those of the SAC take beds back until two days before at 18:00. */
export const NEW_ACCOMMODATION: AccommodationRecord = recordOf(PLAIN);

export const accommodationKind: RecordKind<AccommodationRecord> = {
  ...rows,
  labelOf: ({ title }) => title,
  async load(db, id, options) {
    const stored = await rows.load(db, id, options);
    return stored && { ...stored, record: recordOf(stored.record) };
  },
  insert: (tx, record, now) => rows.insert(tx, columnsOf(record), now),
  update(tx, id, next, changed, now) {
    const columns = changed.flatMap((field) =>
      field === 'location' ? (['latitude', 'longitude'] as const) : [field],
    );
    return rows.update(tx, id, columnsOf(next), columns, now);
  },
};
