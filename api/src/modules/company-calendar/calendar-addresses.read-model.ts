import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../users/users.table.ts';
import { calendarAddresses } from './calendar-addresses.table.ts';

export interface CalendarAddress {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** The newest first. */
export const listCalendarAddresses = (db: Db): Promise<CalendarAddress[]> =>
  db
    .select({
      id: calendarAddresses.id,
      title: calendarAddresses.title,
      createdAt: calendarAddresses.createdAt,
      usedAt: calendarAddresses.usedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.createdById))
    .orderBy(desc(calendarAddresses.createdAt), desc(calendarAddresses.id));
