import { ageOn, type LocalDate } from '../domain/zurich.ts';
import { isCalendarDate } from './person-rules.ts';

/** A person of this age has a salutation and a number of their own (docs/domain/bookings.md#children). */
const OWN_NUMBER_AGE = 16;

/** Whether somebody is a child on a day; nobody is while the birthday is not typed. */
export const isChild = (birthday: LocalDate | undefined, day: LocalDate): boolean =>
  birthday !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(birthday) &&
  isCalendarDate(birthday) &&
  ageOn(birthday, day) < OWN_NUMBER_AGE;
