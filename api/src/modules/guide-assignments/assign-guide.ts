import type {
  GuideAssignmentCreate,
  GuideAssignmentResponse,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { createRecord, type Defaults, type Rules, type WriteContext } from '../../records/index.ts';
import { lookAt, plannedMails, rehearse } from '../outbox/index.ts';
import { conflictFacts } from './assignment-conflicts.read-model.ts';
import { conflictsOf } from './assignment-conflicts.ts';
import { overlapProblem } from './assignment-overlap.ts';
import { findAssignment } from './guide-assignments.read-model.ts';
import { type AssignmentRecord, assignmentKind } from './guide-assignments.repository.ts';
import type { GuideChange, GuideNews } from './guide-news.types.ts';
import type { Searches } from './guide-searches.types.ts';
import { mailGuide } from './mail-guide.ts';

/** Asked now; whoever is set as accepted has agreed already. */
const newAssignment: Defaults<AssignmentRecord> = async (_tx, given, { now }) => ({
  event: '',
  guide: '',
  state: 'asked',
  comment: null,
  overrideReason: null,
  askedAt: now,
  answeredAt: given.state === 'accepted' ? now : null,
});

const OVER: Readonly<Record<string, string>> = {
  cancelled: 'Der Event ist abgesagt.',
  closed: 'Der Event ist abgeschlossen.',
};

/**
 * What speaks against it needs a reason, which is kept (docs/domain/events.md#guides).
 * @throws 409 `guide-overlap` that names the other event.
 */
const assignmentViolations: Rules<AssignmentRecord> = async (tx, next) => {
  const facts = await conflictFacts(tx, { eventId: next.event, guideId: next.guide });
  if (!facts) return [{ propertyPath: 'guide', message: 'Diese Person ist kein Guide.' }];
  const over = OVER[facts.eventState];
  if (over) return [{ propertyPath: 'event', message: over }];
  if (next.overrideReason !== null || facts.isAssigned) return [];
  const unreasoned = conflictsOf(facts)
    .filter(({ needsReason }) => needsReason)
    .map(({ message }) => ({
      propertyPath: 'overrideReason',
      message: `${message} Bitte nenne einen Grund, wenn es trotzdem sein soll.`,
    }));
  if (facts.overlap) throw overlapProblem(facts.overlap, unreasoned);
  return unreasoned;
};

interface Assigning extends WriteContext {
  readonly visitor: Visitor;
  /** Origin that visitors use, for the link in the mail. */
  readonly origin: string;
  /** Left out where nobody can have booked yet. */
  readonly news?: GuideNews;
  /** Left out where nobody can be looked for yet, and by the search itself. */
  readonly searches?: Searches;
}

/** Names the change that follows when a guide is set. */
const joining = (
  { event, guide }: Pick<GuideAssignmentCreate, 'event' | 'guide'>,
  { origin, now: at }: Pick<Assigning, 'origin' | 'now'>,
): GuideChange => ({
  kind: 'joined',
  eventId: idOf('events', event) ?? '',
  guideId: idOf('users', guide) ?? '',
  isSet: true,
  own: [],
  origin,
  at,
});

/**
 * Asks a guide, who gets a mail; whoever has agreed already is set, and those who booked may be told.
 * @throws 409 `guide-overlap`, 409 `plan-changed`, 422 naming the fields.
 */
export function assignGuide(
  { visitor, origin, news, searches, ...context }: Assigning,
  { tell, seal, ...body }: GuideAssignmentCreate,
): Promise<GuideAssignmentResponse> {
  const rules: typeof assignmentViolations = async (tx, next, about) => {
    await searches?.lock(tx, { eventId: next.event, guideId: next.guide });
    return assignmentViolations(tx, next, about);
  };
  const finish = async (tx: Tx, id: string) => {
    const assignment = await findAssignment(tx, id, { visitor });
    if (!assignment) throw notFound();
    if (assignment.state === 'asked') {
      await mailGuide(tx, { template: 'guide_asked', assignmentId: id, origin, at: context.now });
    }
    if (assignment.state === 'accepted') {
      const { eventId, guideId, at } = joining(body, { origin, now: context.now });
      await searches?.follow(tx, { eventId, guideId, to: 'accepted', origin, at });
      const sent = { ...(tell && { tell }), ...(seal && { seal }) };
      await news?.follow(tx, joining(body, { origin, now: context.now }), context.actor, sent);
    }
    return assignment;
  };
  const writing = { kind: assignmentKind, rules, finish };
  return createRecord(context, writing, body, newAssignment);
}

/** Rehearses the question, and says what a guide who has agreed is to those who booked. @throws the same. */
export async function previewAssign(
  context: Assigning,
  { seal: _seal, ...body }: GuideAssignmentCreate,
): Promise<PlannedMailsResponse> {
  const { db, news } = context;
  const mails = await rehearse(db, async (tx) => (await assignGuide({ ...context, db: tx }, body))['@id']);
  const planned = plannedMails('/api/guide_assignments', mails);
  if (!news || body.state !== 'accepted') return planned;
  const change = await lookAt(db, (tx) => news.preview(tx, joining(body, context)));
  return { ...planned, change };
}
