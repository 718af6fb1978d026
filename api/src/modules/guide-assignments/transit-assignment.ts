import type { TransitionRequest } from '@firn/shared-contracts/api';
import { ASSIGNMENT_STATES, type AssignmentState } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { type Preview, requireStep, StaleError, type Transition, takeStep } from '../../records/index.ts';
import { plannedMail, plannedMails, withdrawMails } from '../outbox/index.ts';
import { findOverlap } from './assignment-conflicts.read-model.ts';
import { overlapProblem } from './assignment-overlap.ts';
import { assignmentMachine } from './assignment-states.domain.ts';
import { findAssignmentRow } from './guide-assignments.read-model.ts';
import { type AssignmentRecord, assignmentKind, setAssignmentState } from './guide-assignments.repository.ts';
import type { GuideChange, GuideNews } from './guide-news.types.ts';
import type { Searches } from './guide-searches.types.ts';
import { findLetter } from './mail-guide.ts';
import { findOwnNo } from './own-no.read-model.ts';

function actorIn({ permissions }: Visitor) {
  if (permissions.isSuperAdmin) return 'super-admin' as const;
  return permissions.isAdmin ? ('office' as const) : ('guide' as const);
}

/** A reason was given for what overlapped when the guide was asked, not for what came later. */
async function requireNoNewOverlap(tx: Tx, { event, guide, askedAt }: AssignmentRecord): Promise<void> {
  const other = await findOverlap(tx, { eventId: event, guideId: guide, answeredAfter: askedAt });
  if (other) throw overlapProblem(other);
}

/** @throws 422. */
function stateNamed(to: string): AssignmentState {
  const state = ASSIGNMENT_STATES.find((known) => known === to);
  if (state) return state;
  const message = `Bitte wähle einen dieser Zustände: ${ASSIGNMENT_STATES.join(', ')}.`;
  throw invalid([{ propertyPath: 'to', message }]);
}

const leads = (state: AssignmentState): boolean => state === 'accepted';

interface Moved {
  readonly id: string;
  readonly record: AssignmentRecord;
  readonly to: AssignmentState;
  readonly request: TransitionRequest;
  readonly origin: string;
  readonly at: Date;
}

/** Writes to a guide who is taken off. */
const letterOf = (db: Db, { id, origin, at, request }: Moved) =>
  findLetter(db, {
    template: 'guide_withdrawn',
    assignmentId: id,
    origin,
    at,
    reason: request.reason?.trim(),
  });

/** Names the change of guides that a step is; null if it is none. Whoever is taken off is written to. */
async function changeOf(db: Db, moved: Moved): Promise<GuideChange | null> {
  const { record, to, origin, at } = moved;
  const { event: eventId, guide: guideId } = record;
  const letter = to === 'withdrawn' ? await letterOf(db, moved) : null;
  const change = { eventId, guideId, isSet: false, own: letter ? [letter] : [], origin, at };
  if (leads(to)) return { ...change, kind: 'joined' };
  if (leads(record.state)) return { ...change, kind: 'left' };
  return to === 'withdrawn' ? { ...change, kind: 'unasked' } : null;
}

/**
 * Tells of a step whom it concerns; a guide who says no, or takes that back, tells guests nothing, and the office hears of
 * it as open work.
 */
async function follow(tx: Tx, news: GuideNews, moved: Moved, actor: Actor | null): Promise<void> {
  const { to, record } = moved;
  const { notify, seal } = moved.request;
  const change = await changeOf(tx, moved);
  const isOfNo = to === 'declined' || record.state === 'declined';
  const isSilent = notify === false || isOfNo;
  const tell = isSilent ? [] : moved.request.tell;
  if (change) await news.follow(tx, change, actor, { ...(tell && { tell }), ...(seal && { seal }) });
}

/** Keeps what an answer leaves; a no that is taken back leaves nothing. */
function nextOf(
  record: AssignmentRecord,
  to: AssignmentState,
  { comment }: TransitionRequest,
  at: Date,
): Pick<AssignmentRecord, 'state' | 'comment' | 'answeredAt'> {
  if (to === 'withdrawn') return { state: to, comment: record.comment, answeredAt: record.answeredAt };
  if (record.state === 'declined') return { state: to, comment: null, answeredAt: leads(to) ? at : null };
  return { state: to, comment: comment?.trim() || record.comment, answeredAt: at };
}

/** A yes to a question that is over, or a no that is taken back. */
const isLate = (from: AssignmentState, to: AssignmentState): boolean =>
  (from === 'withdrawn' && to === 'accepted') || (from === 'declined' && to !== 'withdrawn');

async function lockSearch(tx: Tx, searches: Searches, id: string): Promise<void> {
  const stored = await assignmentKind.load(tx, id);
  if (stored) await searches.lock(tx, { eventId: stored.record.event, guideId: stored.record.guide });
}

/**
 * Answers, or takes a guide off an event, who does not see its guests from then on.
 * @throws 404 for the assignment of somebody else, StaleError, 409 `invalid-transition`, 409 `guide-overlap`,
 * 409 `guide-search-settled`, 422.
 */
export const transitAssignment =
  (news: GuideNews, searches: Searches): Transition =>
  async ({ db, clock }, step, finish) => {
    const { id, request, visitor, actor, precondition, origin } = step;
    const to = stateNamed(request.to);
    return db.transaction(async (tx) => {
      await lockSearch(tx, searches, id);
      const stored = await assignmentKind.load(tx, id, { lock: true });
      const row = await findAssignmentRow(tx, id, visitor);
      if (!stored || !row) throw notFound();
      const { record } = stored;
      if (isLate(record.state, to)) await searches.requireUnsettled(tx, id);
      if (!precondition(stored.version)) throw new StaleError();
      const at = clock();
      const taken = {
        id,
        from: record.state,
        to,
        facts: {
          start: row.event.start,
          eventState: row.event.state,
          ownNo: record.state === 'declined' ? await findOwnNo(tx, id, record) : null,
        },
        by: actorIn(visitor),
        actor,
        ...(request.reason && { reason: request.reason }),
        label: row.event.code,
        at,
      };
      requireStep(assignmentMachine, taken);
      if (to === 'accepted') await requireNoNewOverlap(tx, record);
      if (request.dryRun) return finish(tx, id);
      const next = nextOf(record, to, request, at);
      await takeStep(tx, assignmentMachine, taken, () => setAssignmentState(tx, { id, record }, next));
      if (to === 'withdrawn') await withdrawMails(tx, [iri('guide_assignments', id)]);
      const { event: eventId, guide: guideId } = record;
      await searches.follow(tx, { eventId, guideId, to, origin, at });
      await follow(tx, news, { id, record, to, request, origin, at }, actor);
      return finish(tx, id);
    });
  };

/** What a step would send; it is refused here, too. */
export const previewAssignmentStep =
  (news: GuideNews, searches: Searches): Preview['make'] =>
  async (deps, step) => {
    const { id, request, origin } = step;
    const { db, clock } = deps;
    const address = iri('guide_assignments', id);
    const dryRun = { ...request, dryRun: true };
    await transitAssignment(news, searches)(deps, { ...step, request: dryRun }, async () => ({
      '@id': address,
      version: 0,
    }));
    const stored = await assignmentKind.load(db, id);
    const to = stateNamed(request.to);
    if (!stored) throw notFound();
    const moved = { id, record: stored.record, to, request, origin, at: clock() };
    const change = await changeOf(db, moved);
    const letters = request.notify === false ? [] : (change?.own ?? []);
    const planned = plannedMails(`${address}/transition`, letters.map(plannedMail));
    return change ? { ...planned, change: await news.preview(db, change) } : planned;
  };
