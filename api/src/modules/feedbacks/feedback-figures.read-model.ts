import {
  type FeedbackFigures,
  type FeedbackSubjectResponse,
  GRADES,
  GUIDE_CRITERIA,
  TOUR_CRITERIA,
} from '@firn/shared-contracts/api';
import type { Season } from '@firn/shared-contracts/domain';
import { and, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { figuresOf, type SeasonTally } from './feedback.domain.ts';
import { eventSeason, guideMean, tourMean } from './feedback-columns.read-model.ts';
import { isAnswerOf, isRatingOf } from './feedback-conditions.read-model.ts';
import type { FeedbackFilter } from './feedback-filter.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

const gradeCounts = (mean: SQL) =>
  sql<number[]>`array[${sql.join(
    GRADES.map((grade) => sql`count(*) filter (where round(${mean}) = ${sql.raw(String(grade))})`),
    sql`, `,
  )}]::int[]`;

const tallyColumns = <Criterion extends string>(
  mean: SQL,
  criteria: Readonly<Record<Criterion, PgColumn>>,
) => ({
  season: sql<Season>`${eventSeason}`,
  voices: sql<number>`count(*)::int`,
  sum: sql<number>`sum(${mean})::float8`,
  grades: gradeCounts(mean),
  criteria: sql<SeasonTally['criteria']>`json_build_object(${sql.join(
    Object.entries<PgColumn>(criteria).map(
      ([name, column]) =>
        sql`${sql.raw(`'${name}'`)}, json_build_object('voices', count(${column}), 'sum', coalesce(sum(${column}), 0))`,
    ),
    sql`, `,
  )})`,
});

const TOUR_TALLY = tallyColumns(tourMean, {
  content: feedbacks.content,
  level: feedbacks.level,
  organisation: feedbacks.organisation,
  hut: feedbacks.hut,
});

const GUIDE_TALLY = tallyColumns(guideMean, {
  preparation: feedbackGuides.preparation,
  safety: feedbackGuides.safety,
  communication: feedbackGuides.communication,
});

const isAnswered = isNotNull(feedbacks.answeredAt);

/** The seasons of each offer that was rated. */
const tourTallies = (db: Db, filter: FeedbackFilter) =>
  db
    .select({ subjectId: events.offerId, ...TOUR_TALLY })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(and(isAnswered, isAnswerOf(db, filter)))
    .groupBy(events.offerId, eventSeason);

/** The seasons of each guide who was rated. */
const guideTallies = (db: Db, filter: FeedbackFilter) =>
  db
    .select({ subjectId: feedbackGuides.guideId, ...GUIDE_TALLY })
    .from(feedbackGuides)
    .innerJoin(feedbacks, eq(feedbacks.id, feedbackGuides.feedbackId))
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(and(isAnswered, isRatingOf(filter)))
    .groupBy(feedbackGuides.guideId, eventSeason);

/** Adds up those of one season, whatever they are of. */
function bySeasons(tallies: readonly SeasonTally[]): SeasonTally[] {
  return [...Map.groupBy(tallies, ({ season }) => season)].map(([season, same]) =>
    same.reduce((sum, each) => ({
      season,
      voices: sum.voices + each.voices,
      sum: sum.sum + each.sum,
      grades: sum.grades.map((grade, index) => grade + (each.grades[index] ?? 0)),
      criteria: Object.fromEntries(
        Object.entries(sum.criteria).map(([name, { voices, sum: added }]) => [
          name,
          {
            voices: voices + (each.criteria[name]?.voices ?? 0),
            sum: added + (each.criteria[name]?.sum ?? 0),
          },
        ]),
      ),
    })),
  );
}

/** The figures of tours, over all that a filter lets through. */
export async function readTourFigures(db: Db, filter: FeedbackFilter): Promise<FeedbackFigures> {
  return figuresOf(bySeasons(await tourTallies(db, filter)), TOUR_CRITERIA);
}

/** The figures of guides, over all that a filter lets through. */
export async function readGuideFigures(db: Db, filter: FeedbackFilter): Promise<FeedbackFigures> {
  return figuresOf(bySeasons(await guideTallies(db, filter)), GUIDE_CRITERIA);
}

/** Number of persons who were asked, whether or not they answered. */
export async function countAsked(db: Db, filter: FeedbackFilter): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(isAnswerOf(db, filter));
  return row?.asked ?? 0;
}

interface Subject {
  readonly subjectId: string;
  readonly figures: FeedbackFigures;
}

/** Subjects with their figures, those with the most voices first. */
function subjectsOf(
  tallies: readonly (SeasonTally & { readonly subjectId: string })[],
  criteria: readonly string[],
): Subject[] {
  return [...Map.groupBy(tallies, ({ subjectId }) => subjectId)]
    .map(([subjectId, own]) => ({ subjectId, figures: figuresOf(own, criteria) }))
    .toSorted(
      (one, other) =>
        other.figures.voices - one.figures.voices || one.subjectId.localeCompare(other.subjectId),
    );
}

const pageOf = <Item>(items: readonly Item[], { offset, size }: Page): Item[] =>
  items.slice(offset, offset + size);

/** Every offer that was rated, with its figures. */
export async function listTourFigures(
  db: Db,
  filter: FeedbackFilter,
  page: Page,
): Promise<Listed<FeedbackSubjectResponse>> {
  const subjects = subjectsOf(await tourTallies(db, filter), TOUR_CRITERIA);
  const shown = pageOf(subjects, page);
  const ids = shown.map(({ subjectId }) => subjectId);
  const rows = await db
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(inArray(offers.id, ids));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const items = shown.map(({ subjectId: id, figures }) => ({
    '@id': iri('feedback_tours', id),
    '@type': 'FeedbackSubject',
    id,
    subject: iri('offers', id),
    name: titles.get(id) ?? '',
    figures,
  }));
  return { items, total: subjects.length };
}

/** Every guide who was rated, with their figures. */
export async function listGuideFigures(
  db: Db,
  filter: FeedbackFilter,
  page: Page,
): Promise<Listed<FeedbackSubjectResponse>> {
  const subjects = subjectsOf(await guideTallies(db, filter), GUIDE_CRITERIA);
  const shown = pageOf(subjects, page);
  const ids = shown.map(({ subjectId }) => subjectId);
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(rows.map((user) => [user.id, fullNameOf(user)]));
  const items = shown.map(({ subjectId: id, figures }) => ({
    '@id': iri('feedback_guides', id),
    '@type': 'FeedbackSubject',
    id,
    subject: iri('users', id),
    name: names.get(id) ?? '',
    figures,
  }));
  return { items, total: subjects.length };
}
