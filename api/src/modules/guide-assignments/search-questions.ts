import { permissionsOf } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type Actor, ANONYMOUS, type Visitor } from '../../lib/principal.ts';
import { takeStep } from '../../records/index.ts';
import { withdrawMails } from '../outbox/index.ts';
import { assignGuide } from './assign-guide.ts';
import { conflictFacts } from './assignment-conflicts.read-model.ts';
import { conflictsOf } from './assignment-conflicts.ts';
import { assignmentMachine } from './assignment-states.domain.ts';
import type { GuideTemplate } from './guide.mail.ts';
import { findAssignmentRow } from './guide-assignments.read-model.ts';
import { assignmentKind, setAssignmentState } from './guide-assignments.repository.ts';
import { mailGuide } from './mail-guide.ts';

/** Somebody of the office has set up the search, and is not there when a turn comes. */
const THE_OFFICE: Visitor = {
  ...ANONYMOUS,
  permissions: permissionsOf({
    roles: ['ROLE_ADMIN'],
    groups: [],
    spontaneousTourPermission: false,
    tourCreatePermission: false,
  }),
};

interface Occasion {
  readonly origin: string;
  readonly actor: Actor | null;
  readonly at: Date;
}

/** Asks a guide whose turn has come. @returns the id of the question; null where something speaks against it by now. */
export async function askInTurn(
  tx: Tx,
  ids: { readonly eventId: string; readonly guideId: string },
  { origin, actor, at }: Occasion,
): Promise<string | null> {
  const facts = await conflictFacts(tx, ids);
  const isRefused = !facts || facts.isAssigned || conflictsOf(facts).some(({ needsReason }) => needsReason);
  if (isRefused) return null;
  const asking = { db: tx, actor, now: at, visitor: THE_OFFICE, origin };
  const body = { event: iri('events', ids.eventId), guide: iri('users', ids.guideId) };
  return (await assignGuide(asking, body)).id;
}

/** Takes back a question that nobody has answered, and says so to the guide. */
export async function endQuestion(
  tx: Tx,
  id: string,
  { origin, actor, at, template }: Occasion & { readonly template: GuideTemplate },
): Promise<void> {
  const stored = await assignmentKind.load(tx, id, { lock: true });
  const row = await findAssignmentRow(tx, id, THE_OFFICE);
  if (!stored || !row || stored.record.state !== 'asked') return;
  const { record } = stored;
  const { start, state: eventState, code: label } = row.event;
  const step = {
    id,
    from: record.state,
    to: 'withdrawn',
    facts: { start, eventState, ownNo: null },
    by: 'office',
  } as const;
  const { comment, answeredAt } = record;
  await takeStep(tx, assignmentMachine, { ...step, actor, label, at }, () =>
    setAssignmentState(tx, { id, record }, { state: 'withdrawn', comment, answeredAt }),
  );
  await withdrawMails(tx, [iri('guide_assignments', id)]);
  await mailGuide(tx, { template, assignmentId: id, origin, at });
}
