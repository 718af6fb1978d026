import { RESERVATION_STATES, type ReservationState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import {
  type Preview,
  requireStep,
  StaleError,
  type Transition,
  type TransitionStep,
  takeStep,
} from '../../records/index.ts';
import { plannedMails, rehearse, withdrawMails } from '../outbox/index.ts';
import { findReservationRow, type ReservationRow } from './event-accommodations.read-model.ts';
import { reservationKind, setReservationState } from './event-accommodations.repository.ts';
import { mailHouse } from './mail-house.ts';
import { reservationMachine } from './reservation-states.domain.ts';

function stateNamed({ to }: TransitionStep['request']): ReservationState {
  const state = RESERVATION_STATES.find((known) => known === to);
  if (state) return state;
  const message = `Bitte wähle einen dieser Zustände: ${RESERVATION_STATES.join(', ')}.`;
  throw invalid([{ propertyPath: 'to', message }]);
}

async function lockRow(tx: Tx, { id, visitor }: TransitionStep): Promise<ReservationRow> {
  const stored = await reservationKind.load(tx, id, { lock: true });
  const row = stored && (await findReservationRow(tx, id, visitor));
  if (!row) throw notFound();
  return row;
}

async function takeLocked(tx: Tx, step: TransitionStep, at: Date): Promise<void> {
  const { id, request, precondition, actor, visitor } = step;
  const to = stateNamed(request);
  const row = await lockRow(tx, step);
  const { reservation, wanted, event } = row;
  if (!precondition(reservation.version)) throw new StaleError();
  const taken = {
    id,
    from: reservation.state,
    to,
    facts: { persons: wanted.persons, eventState: event.state },
    by: visitor.permissions.isSuperAdmin ? ('super-admin' as const) : ('office' as const),
    actor,
    ...(request.reason && { reason: request.reason }),
    label: event.code,
    at,
  };
  if (request.dryRun) return requireStep(reservationMachine, taken);
  await takeStep(tx, reservationMachine, taken, () =>
    setReservationState(tx, id, { state: to, at, ...(to === 'requested' && { asked: wanted }) }),
  );
  if (to === 'confirmed') return;
  await withdrawMails(tx, [iri('event_accommodations', id)]);
  if (request.notify !== false) await mailHouse(tx, row, { to, at });
}

/**
 * Asks a house, notes that it said yes, or gives the beds back (docs/domain/accommodations.md#states).
 * @throws 404, StaleError, 409 `invalid-transition`, 422 for a state there is none of.
 */
export const transitReservation: Transition = ({ db, clock }, step, finish) =>
  db.transaction(async (tx) => {
    await takeLocked(tx, step, clock());
    return finish(tx, step.id);
  });

/** The mail that a step would send; it is refused here, too. */
export const previewReservationStep: Preview['make'] = async ({ db, clock }, step) => {
  const address = iri('event_accommodations', step.id);
  const write = async (tx: Tx) => {
    await takeLocked(tx, { ...step, request: { ...step.request, dryRun: false } }, clock());
    return address;
  };
  return plannedMails(`${address}/transition`, await rehearse(db, write, address));
};
