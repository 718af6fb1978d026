import type { ExtraCost, PoiResponse } from '@firn/shared-contracts/api';
import { EVENT_TYPES, GUIDE_LEVELS } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { plainText, searchVector, sortKeyText } from '../../db/columns.ts';
import { searchTextColumn } from '../../db/search-text.ts';
import { levels } from '../levels/levels.table.ts';
import { sleepingStyles } from '../sleeping-styles/sleeping-styles.table.ts';

/**
 * Columns an offer and its events share (docs/domain/events.md#overrides). An event's value is an override: null means
 * «as in the offer». In an offer null means «not given». The code is as people write it, with its letter.
 */
export const tourColumns = (code: SQL) => ({
  title: text(),
  subtitle: text(),
  place: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  type: text({ enum: EVENT_TYPES }),
  leadText: text(),
  /** Media object; the table belongs to the media module. */
  headImageId: uuid(),
  imageIds: uuid().array(),
  pois: jsonb().$type<PoiResponse[]>(),
  extraCosts: jsonb().$type<ExtraCost[]>(),
  programText: text(),
  meetingLink: text(),
  meetingText: text(),
  journeyText: text(),
  equipmentText: text(),
  servicesText: text(),
  requirementsText: text(),
  minimumParticipants: integer(),
  maximumParticipants: integer(),
  minimumAge: integer(),
  onRequest: boolean(),
  levelId: uuid().references(() => levels.id),
  sleepingStyleId: uuid().references(() => sleepingStyles.id),
  /** Metres. */
  ascent: integer(),
  descent: integer(),
  /** Hours, steps of 0.25. */
  hikingTime: doublePrecision(),
  hikingDifficulty: text(),
  mountainTourDifficulty: text(),
  rockClimbingDifficulty: text(),
  skiDifficulty: text(),
  snowShoeDifficulty: text(),
  viaFerrataDifficulty: text(),
  fitness: text(),
  curriculum: text(),
  requiredGuideLevel: text({ enum: GUIDE_LEVELS }),
  personsPerGuide: integer(),
  freeOfCharge: boolean(),
  sortKey: sortKeyText().generatedAlwaysAs(plainText(sql`title`)),
  /** It holds what a tour says and where it is, for the office. */
  searchText: searchTextColumn({
    texts: [
      code,
      sql`title`,
      sql`subtitle`,
      sql`place`,
      sql`jsonb_path_query_array(pois, '$[*].title')::text`,
    ],
  }),
  /** German stems without accents: the title weighs most, then subtitle and place, places of the tour, the lead (docs/domain/search.md). */
  search: searchVector().generatedAlwaysAs(
    sql`setweight(to_tsvector('german', ${plainText(sql`coalesce(title, '')`)}), 'A') || setweight(to_tsvector('german', ${plainText(sql`coalesce(subtitle, '') || ' ' || coalesce(place, '')`)}), 'B') || setweight(to_tsvector('german', ${plainText(sql`coalesce(jsonb_path_query_array(pois, '$[*].title')::text, '')`)}), 'C') || to_tsvector('german', ${plainText(sql`coalesce(lead_text, '')`)})`,
  ),
});
