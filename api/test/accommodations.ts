import type { Db } from '../src/db/client.ts';
import { type AccommodationRow, accommodations } from '../src/modules/accommodations/accommodations.table.ts';
import { eventAccommodations } from '../src/modules/event-accommodations/event-accommodations.table.ts';

/** All that is known of a hut. */
export const KNOWN_HUT = {
  title: 'Britanniahütte SAC',
  place: 'Saas-Fee',
  address: '3906 Saas-Fee',
  latitude: 46.06,
  longitude: 7.935,
  altitude: 3030,
  owner: 'SAC Sektion Beispiel',
  warden: 'Therese Andenmatten',
  phone: '+41275550110',
  wardenPhone: '+41795550110',
  email: 'britannia@huette.example',
  website: 'https://britannia.example',
  beds: 134,
  rooms: 12,
  memberPrice: 3200,
  guestPrice: 4400,
  halfBoardPrice: 4600,
  sacHutNumber: '1410',
  arrivalHint: 'Eine Stunde ab Felskinn.',
  keyNote: 'Winterraum: Schlüssel beim Hüttenwart.',
} satisfies typeof accommodations.$inferInsert;

export async function insertHut(
  db: Db,
  values: Partial<typeof accommodations.$inferInsert> = {},
): Promise<AccommodationRow & { readonly iri: string }> {
  const [row] = await db
    .insert(accommodations)
    .values({ ...KNOWN_HUT, ...values })
    .returning();
  if (!row) throw new Error('The house was not inserted.');
  return { ...row, iri: `/api/accommodations/${row.id}` };
}

/** Beds of an event in a house. */
export async function insertReservation(
  db: Db,
  values: typeof eventAccommodations.$inferInsert,
): Promise<{ readonly id: string; readonly iri: string }> {
  const [row] = await db.insert(eventAccommodations).values(values).returning({ id: eventAccommodations.id });
  const id = row?.id ?? '';
  return { id, iri: `/api/event_accommodations/${id}` };
}
