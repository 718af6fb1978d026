import { expect } from '@jest/globals';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { auditEntries, stateChanges } from '../src/modules/audit/audit.table.ts';
import { bookingPersons, bookingPriceLines, bookings } from '../src/modules/bookings/bookings.table.ts';
import { takenSeats } from '../src/modules/bookings/index.ts';
import { sumOf } from '../src/modules/bookings/ledger.domain.ts';
import { events } from '../src/modules/events/events.table.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';

const inOrder = (words: readonly string[]) => words.toSorted();

async function storedOne(db: Db, id: string) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error(`no booking ${id}`);
  const [event] = await db.select().from(events).where(eq(events.id, booking.eventId));
  const persons = await db
    .select()
    .from(bookingPersons)
    .where(eq(bookingPersons.bookingId, id))
    .orderBy(asc(bookingPersons.position));
  const lines = await db.select().from(bookingPriceLines).where(eq(bookingPriceLines.bookingId, id));
  const mails = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.about, `/api/bookings/${id}`));
  const steps = await db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
  const entityIds = [id, ...persons.map((person) => person.id)];
  const entries = await db.select().from(auditEntries).where(inArray(auditEntries.entityId, entityIds));
  return {
    state: booking.state,
    total: booking.total,
    persons: persons.map(({ firstName, state }) => `${firstName} ${state}`),
    lines: inOrder(lines.map(({ change, kind, person, total }) => `${change} ${kind} ${person} ${total}`)),
    sum: sumOf(lines),
    mails: inOrder(mails.map(({ template }) => template)),
    steps: inOrder(steps.map(({ from, to }) => `${from} ${to}`)),
    audit: inOrder(entries.map(({ action }) => action)),
    event: event?.state,
    taken: (await takenSeats(db, [booking.eventId])).get(booking.eventId) ?? 0,
    seats: event?.maximumParticipants ?? 0,
  };
}

/** All that is stored about some bookings, without what no two have alike. */
export type Stored = readonly Awaited<ReturnType<typeof storedOne>>[];

export async function storedOf(db: Db, ids: readonly string[]): Promise<Stored> {
  const stored: Awaited<ReturnType<typeof storedOne>>[] = [];
  for (const id of ids) stored.push(await storedOne(db, id));
  return stored;
}

/** What holds whatever happens. */
export function requireSound(stored: Stored): void {
  for (const { sum, total, taken, seats } of stored) {
    expect(sum).toBe(total);
    expect(taken).toBeLessThanOrEqual(seats);
  }
}

/** Templates of the mails that came since. */
export function mailsSince(before: Stored, now: Stored): string[] {
  return now
    .flatMap(({ mails }, index) => {
      const known = [...(before[index]?.mails ?? [])];
      return mails.filter((template) => {
        const at = known.indexOf(template);
        if (at >= 0) known.splice(at, 1);
        return at < 0;
      });
    })
    .toSorted();
}
