import type { GuideSearchCreate } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { conflict, invalid, notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type GuideNews, type Searches, transitAssignment } from '../guide-assignments/index.ts';
import { advanceSearch } from './advance-search.ts';
import { endQuestions } from './follow-answer.ts';
import { readCandidates, wantedForEvent } from './guide-candidates.read-model.ts';
import { findSearch } from './guide-searches.read-model.ts';
import {
  appendCandidates,
  findAssignmentIds,
  insertSearch,
  lockSearch,
  searchedEvent,
  setSearch,
} from './guide-searches.repository.ts';
import { usualHours } from './search-queue.domain.ts';

export interface SearchDeps extends ResourceDeps {
  readonly news: GuideNews;
  readonly searches: Searches;
}

interface Caller {
  readonly actor: Actor | null;
  readonly visitor: Visitor;
  readonly origin: string;
}

interface Starting extends Caller {
  readonly body: GuideSearchCreate;
}

/** Whoever is on the list by the end of this save is asked then, and only then is it known whether it is at its end. */
const withoutFollowing = (searches: Searches): Searches => ({ ...searches, follow: async () => undefined });

/** The assignment ends as it does by hand. @returns the id of the guide. @throws 404, 409 and 422 of that step. */
async function endAssignment(
  tx: Tx,
  { clock, news, searches }: SearchDeps,
  { body, actor, visitor, origin }: Starting,
): Promise<string | null> {
  if (!body.assignment) return null;
  const { reason, tell, seal } = body;
  const given = { ...(reason && { reason }), ...(tell && { tell }), ...(seal && { seal }) };
  const step = {
    id: idOf('guide_assignments', body.assignment) ?? '',
    request: { to: 'withdrawn', ...given },
    visitor,
    actor,
    precondition: () => true,
    origin,
  };
  let guideId: string | null = null;
  await transitAssignment(news, withoutFollowing(searches))({ db: tx, clock }, step, async (inner, id) => {
    const ended = await findAssignmentIds(inner, id);
    if (ended?.eventId !== idOf('events', body.event))
      throw invalid([
        { propertyPath: 'assignment', message: 'Dieser Einsatz gehört zu einem anderen Event.' },
      ]);
    guideId = ended.guideId;
    return { '@id': body.assignment ?? '', version: ended.version };
  });
  return guideId;
}

/** @throws 422 for whoever a list does not take. */
async function requireListable(
  tx: Tx,
  { body }: Starting,
  leaving: string | null,
  at: Date,
): Promise<string[]> {
  const wanted = await wantedForEvent(tx, idOf('events', body.event) ?? '');
  if (!wanted) throw notFound();
  const { candidates } = await readCandidates(tx, wanted, at);
  const byIri = new Map(candidates.map((candidate) => [candidate.guide['@id'], candidate]));
  return body.guides.map((iri) => {
    const found = byIri.get(iri);
    if (found?.mayBeAsked && found.guide.id !== leaving) return found.guide.id;
    const name = found?.guide.fullName ?? 'Diese Person';
    const message = `${name} kann nicht auf die Liste: besetzt, nicht qualifiziert, schon angefragt oder kein Guide.`;
    throw invalid([{ propertyPath: 'guides', message }]);
  });
}

const OVER = { propertyPath: 'event', message: 'Der Event hat begonnen oder findet nicht mehr statt.' };

/**
 * Ends the assignment of a guide who falls out, and begins to ask others for the event, or adds them to the list that is
 * there (docs/domain/events.md#a-guide-falls-ill). @returns the id of the search.
 * @throws 404; 409 of the step that ends the assignment; 422 naming the fields.
 */
export function startSearch(deps: SearchDeps, starting: Starting): Promise<string> {
  const { body, actor, origin } = starting;
  const eventId = idOf('events', body.event) ?? '';
  return deps.db.transaction(async (tx) => {
    await lockSearch(tx, eventId);
    const at = deps.clock();
    const event = await searchedEvent(tx, eventId);
    if (!event) throw notFound();
    if (!event.takesPlace || event.start <= at) throw invalid([OVER]);
    const leaving = await endAssignment(tx, deps, starting);
    const guideIds = await requireListable(tx, starting, leaving, at);
    const open = await lockSearch(tx, eventId, guideIds);
    const hours = body.hours ?? open?.hours ?? usualHours(at, event.start);
    const search = open ?? (await insertSearch(tx, { eventId, hours, createdAt: at }));
    await appendCandidates(tx, search.id, guideIds);
    await setSearch(tx, search.id, { hours, exhaustedAt: null });
    const about = { entity: 'guide_search', entityId: search.id, label: event.code, actor, at } as const;
    const diff = { guides: { from: null, to: guideIds.length }, hours: { from: null, to: hours } };
    await recordAudit(tx, { ...about, action: 'guide_search.create', diff });
    await advanceSearch(tx, { ...search, hours, exhaustedAt: null }, { actor, origin, at });
    return search.id;
  });
}

/** Ends a search, and takes its open questions back. @throws 404, 409 where it is over. */
export async function stopSearch({ db, clock }: SearchDeps, id: string, caller: Caller): Promise<void> {
  const seen = await findSearch(db, id);
  if (!seen) throw notFound();
  const eventId = idOf('events', seen.event) ?? '';
  await db.transaction(async (tx) => {
    const search = await lockSearch(tx, eventId);
    if (search?.id !== id) throw conflict('/problems/guide-search-over', 'Diese Suche ist schon zu Ende.');
    const at = clock();
    const { actor, origin } = caller;
    await endQuestions(tx, search, { actor, origin, at, template: 'guide_withdrawn', but: null });
    await setSearch(tx, id, { state: 'stopped', closedAt: at });
    const about = { entity: 'guide_search', entityId: id, actor, at } as const;
    await recordAudit(tx, { ...about, action: 'guide_search.stop' });
  });
}
