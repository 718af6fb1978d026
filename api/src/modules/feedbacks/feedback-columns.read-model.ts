import { sql } from 'drizzle-orm';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

export const eventTitle = sql<string>`coalesce(${events.title}, ${offers.title})`;

/** SQL: the mean of what a voice rated of the tour. */
export const tourMean = sql<number>`((${feedbacks.content} + ${feedbacks.level} + ${feedbacks.organisation} + coalesce(${feedbacks.hut}, 0))::float8 / (3 + (${feedbacks.hut} is not null)::int))`;

/** SQL: the mean of what a voice rated of a guide. */
export const guideMean = sql<number>`((${feedbackGuides.preparation} + ${feedbackGuides.safety} + ${feedbackGuides.communication})::float8 / 3)`;

/** SQL: the season of the event, as `seasonOf` says it. Two months on, winter is the first half of a year. */
export const eventSeason = sql<string>`to_char((${events.start} at time zone 'Europe/Zurich') + interval '2 months', 'YYYY') || case when extract(month from (${events.start} at time zone 'Europe/Zurich') + interval '2 months') <= 6 then '-winter' else '-summer' end`;

/** True unless the person is anonymous and has no address that a mail could reach, and no name to show. */
export const isKnown = sql<boolean>`${bookingPersons.email} not like '%@geloescht.invalid'`;
