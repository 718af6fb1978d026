import type { BookingPersonPatch, ParticipantResponse } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { type Precondition, StaleError } from '../../records/index.ts';
import { labelOfPerson, lockPerson, takeAttendanceStep } from './attendance.repository.ts';
import { findParticipant } from './booking-persons.read-model.ts';

export interface PersonWrite {
  readonly id: string;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly precondition: Precondition;
  readonly now: Date;
}

/** How a visitor reads a person again. @throws 404. */
export const participantReader =
  (visitor: Visitor, now: Date) =>
  async (db: Db, id: string): Promise<ParticipantResponse> => {
    const person = await findParticipant(db, id, visitor, now);
    if (!person) throw notFound();
    return person;
  };

/**
 * Marks whether somebody came (docs/domain/events.md#attendance); what is marked so already stays as it is.
 * @throws 404 for a person whose event the visitor does not lead, StaleError, 409 `invalid-transition`.
 */
export async function markAttendance(
  tx: Tx,
  { id, visitor, actor, precondition, now }: PersonWrite,
  to: NonNullable<BookingPersonPatch['state']>,
): Promise<ParticipantResponse> {
  const locked = await lockPerson(tx, id);
  const before = await findParticipant(tx, id, visitor, now);
  if (!locked || !before) throw notFound();
  if (!precondition(locked.version)) throw new StaleError();
  if (locked.state === to) return before;
  const by = visitor.permissions.isAdmin ? ('office' as const) : ('guide' as const);
  const label = labelOfPerson(locked.bookingNumber, locked.position);
  await takeAttendanceStep(tx, { id, from: locked.state, to, facts: locked, by, actor, label, at: now });
  return (await findParticipant(tx, id, visitor, now)) ?? before;
}
