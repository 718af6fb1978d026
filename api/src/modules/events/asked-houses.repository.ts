import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { conflict } from '../../lib/problem.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { eventAccommodations } from '../event-accommodations/event-accommodations.table.ts';

/** Titles of the houses that know of an event, or of those among some. */
export async function askedHouses(
  tx: Tx,
  eventId: string,
  among: readonly string[] | null = null,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ title: accommodations.title })
    .from(eventAccommodations)
    .innerJoin(accommodations, eq(accommodations.id, eventAccommodations.accommodationId))
    .where(
      and(
        eq(eventAccommodations.eventId, eventId),
        among ? inArray(eventAccommodations.accommodationId, [...among]) : undefined,
        inArray(eventAccommodations.state, ['requested', 'confirmed']),
      ),
    )
    .orderBy(asc(accommodations.title));
  return rows.map(({ title }) => title);
}

/**
 * A reservation goes with its event, and a house that was asked would keep the beds: it is told first
 * (docs/domain/accommodations.md#states).
 * @throws 409 `in-use`, which names the houses.
 */
export async function requireNoAskedHouse(tx: Tx, eventId: string): Promise<void> {
  const houses = await askedHouses(tx, eventId);
  if (houses.length === 0) return;
  const names = houses.join(', ');
  throw conflict(
    '/problems/in-use',
    `Für diesen Event sind Betten angefragt: ${names}. Sag dort zuerst ab, dann kannst du ihn löschen.`,
  );
}
