import type { GuideAvailabilityPatch } from '@firn/shared-contracts/api';
import { addDays, type DayAvailability, zurichDate } from '@firn/shared-contracts/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { RecordKind, RuleContext } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { type GuideCalendar, NOTHING_SAID } from './day-availability.domain.ts';
import { isGuide } from './guide-availabilities.read-model.ts';
import { guideCalendars, guideDays } from './guide-availabilities.table.ts';

/** `weekly`, and each day that something is said of by its date: so the log says which days changed. */
type CalendarRecord = Readonly<Record<string, DayAvailability | GuideCalendar['weekly'] | null>>;

const WEEKLY = 'weekly';
const PAST_DAYS = 366;
const FUTURE_DAYS = 3 * 366;

function fieldsOf({ weekly, days = [] }: GuideAvailabilityPatch): CalendarRecord {
  const said = days.map(({ date, availability }) => [date, availability] as const);
  return { ...(weekly && { weekly }), ...Object.fromEntries(said) };
}

async function loadCalendar(db: Db, id: string, lock: boolean) {
  const [guide] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isGuide()));
  if (!guide) return null;
  // A row to lock for the first thing a guide says; its version is what was read without one.
  if (lock) await db.insert(guideCalendars).values({ id }).onConflictDoNothing();
  const calendar = db.select().from(guideCalendars).where(eq(guideCalendars.id, id));
  const [row] = await (lock ? calendar.for('no key update') : calendar);
  const days = await db.select().from(guideDays).where(eq(guideDays.guideId, id));
  const said = days.map(({ date, availability }) => [date, availability] as const);
  const record = { weekly: row?.weekly ?? NOTHING_SAID.weekly, ...Object.fromEntries(said) };
  return { id, version: row?.version ?? 1, record };
}

async function storeDays(tx: Tx, guideId: string, next: CalendarRecord, dates: readonly string[]) {
  if (dates.length === 0) return;
  await tx.delete(guideDays).where(and(eq(guideDays.guideId, guideId), inArray(guideDays.date, [...dates])));
  const rows = dates.flatMap((date) => {
    const availability = next[date] as DayAvailability | null;
    return availability ? [{ guideId, date, availability }] : [];
  });
  if (rows.length > 0) await tx.insert(guideDays).values(rows);
}

/** What a guide says of their days; the id is the guide's (docs/domain/events.md#guides). */
export const availabilityKind: RecordKind<CalendarRecord> = {
  entity: 'guide_availability',
  collection: 'guide_availabilities',
  table: guideCalendars,
  references: {},
  unique: {
    guide_calendars_feed_unique: {
      field: 'feed',
      message: 'Diese Kalenderadresse gibt es schon. Bitte versuche es noch einmal.',
    },
  },
  labelOf: () => 'Verfügbarkeit',
  fieldsOf,
  load: (db, id, { lock } = { lock: false }) => loadCalendar(db, id, lock),
  async insert() {
    throw new Error('A guide has a calendar by being one.');
  },
  async update(tx, id, next, changed) {
    const weekly = changed.includes(WEEKLY) ? { weekly: [...(next[WEEKLY] as GuideCalendar['weekly'])] } : {};
    await tx
      .update(guideCalendars)
      .set({ ...weekly, version: sql`${guideCalendars.version} + 1` })
      .where(eq(guideCalendars.id, id));
    await storeDays(
      tx,
      id,
      next,
      changed.filter((field) => field !== WEEKLY),
    );
  },
  async remove() {
    throw new Error('A guide has a calendar by being one.');
  },
};

/** Something is said of days within reach only. */
export async function dayViolations(
  _tx: Tx,
  next: CalendarRecord,
  { before, now }: RuleContext<CalendarRecord>,
) {
  const today = zurichDate(now);
  const [first, last] = [addDays(today, -PAST_DAYS), addDays(today, FUTURE_DAYS)];
  const beyond = Object.keys(next).find(
    (date) => date !== WEEKLY && next[date] !== before?.[date] && (date < first || date > last),
  );
  if (!beyond) return [];
  const message = `Bitte wähle Tage vom ${first} bis zum ${last}; ${beyond} liegt ausserhalb.`;
  return [{ propertyPath: 'days', message }];
}

/** Keeps the hash of a new feed's secret, or ends the feed by null. */
export async function setFeed(tx: Tx, guideId: string, feedTokenHash: string | null): Promise<void> {
  await tx
    .insert(guideCalendars)
    .values({ id: guideId, feedTokenHash })
    .onConflictDoUpdate({ target: guideCalendars.id, set: { feedTokenHash } });
}
