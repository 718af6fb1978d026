import type { Db } from '../../db/client.ts';
import { guideCalendars, guideDays } from '../../modules/guide-availabilities/guide-availabilities.table.ts';
import { userId } from '../ids.ts';
import type { PlannedCalendar } from '../plan/guide-calendars.ts';
import { insertRows } from './rows.ts';

export async function insertCalendars(db: Db, planned: readonly PlannedCalendar[]): Promise<void> {
  await insertRows(
    db,
    guideCalendars,
    planned.map(({ guide, weekly }) => ({ id: userId(guide), weekly: [...weekly] })),
  );
  await insertRows(
    db,
    guideDays,
    planned.flatMap(({ guide, days }) => days.map((day) => ({ guideId: userId(guide), ...day }))),
  );
}
