import type { BookingPersonPatch, ParticipantResponse } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbiddenToWrite } from '../../lib/problem.ts';
import { correctPerson } from './correct-person.ts';
import { markAttendance, type PersonWrite } from './mark-attendance.ts';

/** @throws 403 naming the fields that only the office corrects. */
export function requireCorrectable({ state: _state, ...fields }: BookingPersonPatch, visitor: Visitor): void {
  const names = Object.keys(fields);
  if (names.length > 0 && !visitor.permissions.isAdmin) throw forbiddenToWrite(names);
}

/** Marks who came, corrects what was wrong, or both, in one transaction. */
export async function patchPerson(
  tx: Tx,
  write: PersonWrite,
  { state, ...fields }: BookingPersonPatch,
): Promise<ParticipantResponse> {
  const isCorrected = Object.keys(fields).length > 0;
  const corrected = isCorrected ? await correctPerson(tx, write, fields) : null;
  if (!state && corrected) return corrected;
  const precondition = isCorrected ? () => true : write.precondition;
  return markAttendance(tx, { ...write, precondition }, state ?? 'active');
}
