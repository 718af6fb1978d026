import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { eventGuides, events } from '../events/events.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';

/** Whether guests read by now how to reach who leads; 0 days is never (docs/domain/events.md#whom-to-call). */
export function isGuideReachable(
  { start, end }: { readonly start: Date; readonly end: Date },
  days: number,
  now: Date,
): boolean {
  return days > 0 && now <= end && zurichDate(now) >= addDays(zurichDate(start), -days);
}

interface Leader {
  readonly fullName: string;
  /** Null until it is told. */
  readonly phone: string | null;
}

/** The guides who lead an event as its guests know them: the name, and the phone once it is told. */
export async function leadersOf(db: Db, eventId: string, now: Date): Promise<Leader[]> {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      start: events.start,
      end: events.end,
      days: settings.guideContactDays,
    })
    .from(eventGuides)
    .innerJoin(events, eq(events.id, eventGuides.eventId))
    .innerJoin(users, eq(users.id, eventGuides.userId))
    .crossJoin(settings)
    .where(eq(eventGuides.eventId, eventId))
    .orderBy(asc(users.sortKey));
  return rows.map(({ phone, days, ...guide }) => ({
    fullName: fullNameOf(guide),
    phone: isGuideReachable(guide, days, now) ? phone || null : null,
  }));
}

/** Says the same in words. */
export const guideContacts = async (db: Db, eventId: string, now: Date): Promise<string[]> =>
  (await leadersOf(db, eventId, now)).map(({ fullName, phone }) =>
    phone ? `${fullName}, ${phone}` : fullName,
  );
