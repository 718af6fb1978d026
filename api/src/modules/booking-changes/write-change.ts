import { invoiceDueDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { takeStep } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { labelOfPerson, updatePerson } from '../booking-persons/index.ts';
import {
  allowOverbooking,
  appendLines,
  forbidOverbooking,
  moveBooking,
  takeBookingStep,
} from '../bookings/index.ts';
import { lockMaterials } from '../renting-material-orders/index.ts';
import { readSettings } from '../settings/index.ts';
import type { AskedChange } from './asked-change.ts';
import { insertPerson } from './booking-changes.repository.ts';
import { changeDiff } from './change-diff.ts';
import type { ChangedEvent, ChangeFacts, ChangePlan } from './change-plan.ts';
import { leavingMachine } from './leaving.domain.ts';
import { materialsOf } from './material-of-plan.ts';
import { writeMaterial } from './write-material.ts';

/** Who makes a step, and why. */
function standingOf({ visitor, actor, words }: AskedChange, { now }: ChangeFacts) {
  const reason = words.reason?.trim();
  const by = visitor.permissions.isAdmin ? ('office' as const) : ('guest' as const);
  return { by, actor, at: now, ...(reason && { reason }) };
}

async function writePersons(tx: Tx, asked: AskedChange, facts: ChangeFacts, { leaves, joins }: ChangePlan) {
  const { id: bookingId, bookingNumber, bookingPersons } = facts.booking;
  // Who leaves goes first: the seat is free, and so is an address that both have.
  if (leaves) {
    const { id, position } = leaves.person;
    const label = labelOfPerson(bookingNumber, position);
    const step = {
      id,
      from: 'active',
      to: leaves.to,
      facts: null,
      label,
      ...standingOf(asked, facts),
    } as const;
    await takeStep(tx, leavingMachine, step, (_tx, to) => updatePerson(tx, id, { state: to }));
  }
  if (joins) await insertPerson(tx, { ...joins, bookingId, position: bookingPersons.length });
}

async function writeDate(
  tx: Tx,
  { booking, event: old, now }: ChangeFacts,
  event: ChangedEvent,
): Promise<void> {
  // What was annulled owed nothing until today.
  const booked = zurichDate(booking.state === 'annulled' ? now : new Date(booking.createdAt));
  const due = invoiceDueDate(booked, zurichDate(event.start), await readSettings(tx));
  await moveBooking(tx, booking.id, {
    to: event.id,
    dueDate: booking.dueDate && due,
    versionsLost: old.version - event.version,
  });
}

/** Seats beyond those there are: the office says so, or an overbooked event keeps as many persons as it had. */
const overbooks = ({ event }: ChangeFacts, { kind, obstacles }: ChangePlan): boolean =>
  obstacles.some(({ field }) => field === 'maximumParticipants') ||
  (kind === 'replace_person' && event.taken > event.maximumParticipants);

/** Writes persons, event, state, lines and audit of a change; the caller holds its locks and has agreed to the plan. */
export async function writeChange(
  tx: Tx,
  asked: AskedChange,
  facts: ChangeFacts,
  plan: ChangePlan,
): Promise<void> {
  const { id, bookingNumber: label, state: from } = facts.booking;
  const isOverbooking = overbooks(facts, plan);
  if (isOverbooking) await allowOverbooking(tx);
  if (plan.material) await lockMaterials(tx, materialsOf(plan.material));
  await writePersons(tx, asked, facts, plan);
  if (plan.event) await writeDate(tx, facts, plan.event);
  await writeMaterial(tx, facts, plan);
  if (plan.state) {
    const { stateBefore } = facts;
    const step = { id, label, from, to: plan.state, facts: { stateBefore } };
    await takeBookingStep(tx, { ...step, ...standingOf(asked, facts) });
  }
  await appendLines(tx, id, plan.lines);
  if (isOverbooking) await forbidOverbooking(tx);
  await recordAudit(tx, {
    actor: asked.actor,
    action: `booking.${plan.kind}`,
    entity: 'booking',
    entityId: id,
    label,
    diff: changeDiff(facts, plan, asked.words),
    at: facts.now,
  });
}
