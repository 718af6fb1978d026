import { ASSIGNMENT_STATES } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { type Preview, requireStep, StaleError, type Transition, takeStep } from '../../records/index.ts';
import { plannedMails, withdrawMails } from '../outbox/index.ts';
import { findOverlap } from './assignment-conflicts.read-model.ts';
import { overlapProblem } from './assignment-overlap.ts';
import { assignmentMachine } from './assignment-states.domain.ts';
import { findAssignmentRow } from './guide-assignments.read-model.ts';
import { type AssignmentRecord, assignmentKind, setAssignmentState } from './guide-assignments.repository.ts';
import { mailGuide, previewGuideMail } from './mail-guide.ts';

function actorIn({ permissions }: Visitor) {
  if (permissions.isSuperAdmin) return 'super-admin' as const;
  return permissions.isAdmin ? ('office' as const) : ('guide' as const);
}

/** A reason was given for what overlapped when the guide was asked, not for what came later. */
async function requireNoNewOverlap(tx: Tx, { event, guide, askedAt }: AssignmentRecord): Promise<void> {
  const other = await findOverlap(tx, { eventId: event, guideId: guide, answeredAfter: askedAt });
  if (other) throw overlapProblem(other);
}

/**
 * Answers, or takes a guide off an event, who does not see its guests from then on.
 * @throws 404 for the assignment of somebody else, StaleError, 409 `invalid-transition`, 409 `guide-overlap`, 422.
 */
export const transitAssignment: Transition = async ({ db, clock }, step, finish) => {
  const { id, request, visitor, actor, precondition, origin } = step;
  const to = ASSIGNMENT_STATES.find((state) => state === request.to);
  if (!to) {
    const message = `Bitte wähle einen dieser Zustände: ${ASSIGNMENT_STATES.join(', ')}.`;
    throw invalid([{ propertyPath: 'to', message }]);
  }
  return db.transaction(async (tx) => {
    const stored = await assignmentKind.load(tx, id, { lock: true });
    const row = await findAssignmentRow(tx, id, visitor);
    if (!stored || !row) throw notFound();
    if (!precondition(stored.version)) throw new StaleError();
    const { record } = stored;
    const at = clock();
    const taken = {
      id,
      from: record.state,
      to,
      facts: { start: row.event.start, eventState: row.event.state },
      by: actorIn(visitor),
      actor,
      ...(request.reason && { reason: request.reason }),
      label: row.event.code,
      at,
    };
    requireStep(assignmentMachine, taken);
    if (to === 'accepted') await requireNoNewOverlap(tx, record);
    if (request.dryRun) return finish(tx, id);
    const isAnswer = to !== 'withdrawn';
    const next = {
      state: to,
      comment: (isAnswer && request.comment?.trim()) || record.comment,
      answeredAt: isAnswer ? at : record.answeredAt,
    };
    await takeStep(tx, assignmentMachine, taken, () => setAssignmentState(tx, { id, record }, next));
    if (to === 'withdrawn') {
      await withdrawMails(tx, [iri('guide_assignments', id)]);
      const mail = { template: 'guide_withdrawn', assignmentId: id, origin, at } as const;
      if (request.notify !== false) await mailGuide(tx, mail);
    }
    return finish(tx, id);
  });
};

/** What a step would send; it is refused here, too. */
export const previewAssignmentStep: Preview['make'] = async (deps, step) => {
  const { id, request, origin } = step;
  const address = iri('guide_assignments', id);
  await transitAssignment(deps, { ...step, request: { ...request, dryRun: true } }, async () => ({
    '@id': address,
    version: 0,
  }));
  const isTold = request.to === 'withdrawn' && request.notify !== false;
  const occasion = { template: 'guide_withdrawn', assignmentId: id, origin, at: deps.clock() } as const;
  return plannedMails(`${address}/transition`, isTold ? await previewGuideMail(deps.db, occasion) : []);
};
