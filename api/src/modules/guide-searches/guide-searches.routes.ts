import {
  GuideCandidatesResponse,
  GuideSearchCreate,
  GuideSearchResponse,
  MOST_SEASON_DAYS,
} from '@firn/shared-contracts/api';
import { GUIDE_SEARCH_STATES, LONGEST_TOUR_DAYS, type LocalDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import { type Query, readChoices, readList, readNumber, readText } from '../../lib/query.ts';
import { requireDay } from '../../lib/query-dates.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { readCandidates, wantedForEvent, wantedForOffer } from './guide-candidates.read-model.ts';
import { findSearch, listSearches } from './guide-searches.read-model.ts';
import { type SearchDeps, startSearch, stopSearch } from './start-search.ts';

const PAGE_SIZE = 30;

function idIn(query: Query, name: string, collection: string): string | null {
  const reference = readText(query, name);
  return (reference && filterIds(collection, name, [reference])[0]) || null;
}

/** @throws 400 for days that are none, too many of them, or none at all. */
function daysIn(query: Query): readonly [LocalDate, ...LocalDate[]] {
  const [first, ...others] = readList(query, 'day').map((day) => requireDay('day', day));
  if (!first || others.length >= MOST_SEASON_DAYS)
    throw badRequest(`Der Parameter «day» erwartet einen bis ${MOST_SEASON_DAYS} Tage wie 2026-02-14.`);
  return [first, ...others];
}

/** @throws 400 for another number of days than a tour may take. */
function durationIn(query: Query): number {
  const days = readNumber(query, 'days') ?? 1;
  if (Number.isInteger(days) && days >= 1 && days <= LONGEST_TOUR_DAYS) return days;
  throw badRequest(`Der Parameter «days» erwartet eine ganze Zahl von 1 bis ${LONGEST_TOUR_DAYS}.`);
}

/** @throws 400, 404. */
async function wantedIn({ db }: Pick<ResourceDeps, 'db'>, query: Query) {
  const event = idIn(query, 'event', 'events');
  const offer = idIn(query, 'offer', 'offers');
  if (!event && !offer) throw badRequest('Der Parameter «event» oder «offer» fehlt.');
  const wanted = event
    ? await wantedForEvent(db, event)
    : await wantedForOffer(db, offer ?? '', daysIn(query), durationIn(query));
  if (!wanted) throw notFound();
  return wanted;
}

function candidatesRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/guide_candidates',
    summary: 'Alle Guides für einen Event oder für Tage eines Angebots, die besten zuerst',
    access: 'guide_candidates.read',
    response: { 200: GuideCandidatesResponse },
    errors: [400, 401, 403, 404],
    filters: filters({ event: 'event', offer: 'offer', 'day[]': null, days: null }),
    async handler({ query }) {
      return item('GuideCandidates', await readCandidates(db, await wantedIn({ db }, query), clock()));
    },
  });
}

async function answerWith({ db }: Pick<ResourceDeps, 'db'>, id: string) {
  const search = await findSearch(db, id);
  if (!search) throw notFound();
  return item('GuideSearch', search);
}

function startRoute(app: FastifyInstance, deps: SearchDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/guide_searches',
    summary: 'Guides der Reihe nach für einen Event anfragen; beendet den Einsatz, wer ausfällt',
    access: 'guide_searches.create',
    body: GuideSearchCreate,
    response: { 201: GuideSearchResponse },
    errors: [400, 401, 403, 404, 409, 422],
    async handler(request, reply) {
      const { principal: visitor, publicOrigin: origin, body } = request;
      const id = await startSearch(deps, { body, visitor, origin, actor: actorOf(request) });
      reply.code(201);
      return answerWith(deps, id);
    },
  });
}

function stopRoute(app: FastifyInstance, deps: SearchDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/guide_searches/:id/stop',
    summary: 'Die Suche nach einem Guide beenden; offene Anfragen werden zurückgezogen',
    access: 'guide_searches.stop',
    params: IdParams,
    response: { 200: GuideSearchResponse },
    errors: [401, 403, 404, 409],
    async handler(request) {
      const { principal: visitor, publicOrigin: origin, params } = request;
      await stopSearch(deps, params.id, { visitor, origin, actor: actorOf(request) });
      return answerWith(deps, params.id);
    },
  });
}

/** Tells who could lead an event, and asks them one after the other (docs/domain/events.md#a-guide-falls-ill). */
export async function guideSearchesModule(app: FastifyInstance, deps: SearchDeps): Promise<void> {
  candidatesRoute(app, deps);
  startRoute(app, deps);
  stopRoute(app, deps);
  defineResource(app, deps, {
    collection: 'guide_searches',
    type: 'GuideSearch',
    title: { one: 'Suche nach einem Guide', many: 'Suchen nach Guides, die neusten zuerst' },
    schema: GuideSearchResponse,
    filters: filters({ event: 'event', 'event[]': 'event', 'state[]': 'state', 'properties[]': null }),
    pageSize: PAGE_SIZE,
    list: (db, query, page) =>
      listSearches(
        db,
        {
          events: filterIds('events', 'event', readList(query, 'event')),
          states: readChoices(query, GUIDE_SEARCH_STATES, 'state'),
        },
        page,
      ),
    find: (db, id) => findSearch(db, id),
  });
}
