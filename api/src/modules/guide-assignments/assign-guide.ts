import type { GuideAssignmentCreate, GuideAssignmentResponse, PlannedMail } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { createRecord, type Defaults, type Rules, type WriteContext } from '../../records/index.ts';
import { rehearse } from '../outbox/index.ts';
import { conflictFacts } from './assignment-conflicts.read-model.ts';
import { conflictsOf } from './assignment-conflicts.ts';
import { overlapProblem } from './assignment-overlap.ts';
import { findAssignment } from './guide-assignments.read-model.ts';
import { type AssignmentRecord, assignmentKind } from './guide-assignments.repository.ts';
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
}

/**
 * Asks a guide, who gets a mail; whoever has agreed already is set without one.
 * @throws 409 `guide-overlap`, 422 naming the fields.
 */
export function assignGuide(
  { visitor, origin, ...context }: Assigning,
  body: GuideAssignmentCreate,
): Promise<GuideAssignmentResponse> {
  const finish = async (tx: Tx, id: string) => {
    const assignment = await findAssignment(tx, id, { visitor });
    if (!assignment) throw notFound();
    if (assignment.state === 'asked') {
      await mailGuide(tx, { template: 'guide_asked', assignmentId: id, origin, at: context.now });
    }
    return assignment;
  };
  const writing = { kind: assignmentKind, rules: assignmentViolations, finish };
  return createRecord(context, writing, body, newAssignment);
}

/** What the question would say. @throws the same. */
export const previewAssign = (context: Assigning, body: GuideAssignmentCreate): Promise<PlannedMail[]> =>
  rehearse(context.db, async (db) => (await assignGuide({ ...context, db }, body))['@id']);
