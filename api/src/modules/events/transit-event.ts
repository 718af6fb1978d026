import type { EventStepPreview, TransitionRequest } from '@firn/shared-contracts/api';
import { EVENT_STATES, type EventState, SEAT_TAKING_STATES } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbidden, invalid, notFound } from '../../lib/problem.ts';
import { type Preview, StaleError, type Transition, type TransitionStep } from '../../records/index.ts';
import { decideStep, type StepActor } from '../../records/state-machine.domain.ts';
import {
  annulBookings,
  bookingsIn,
  inTurn,
  keepLink,
  limitLockWaits,
  personsOf,
  restoreBookings,
  type VoucherDesk,
} from '../bookings/index.ts';
import {
  groupedMails,
  requireSeal,
  sealOf,
  TOLD_AT_FIRST,
  type ToldMail,
  tell,
} from '../event-news/index.ts';
import { readEventFacts, type StoredFacts } from './event-facts.read-model.ts';
import { eventMachine } from './event-states.domain.ts';
import { openingChecks } from './opening-checks.domain.ts';
import { planEventStep, type StepPlan } from './plan-event-step.ts';
import { type EventStep, stepOf, takeEventStep } from './take-event-step.ts';

function stateNamed(to: string): EventState {
  const state = EVENT_STATES.find((known) => known === to);
  if (state) return state;
  const message = `Bitte wähle einen dieser Zustände: ${EVENT_STATES.join(', ')}.`;
  throw invalid([{ propertyPath: 'to', message }]);
}

function standingOf({ permissions }: Visitor): StepActor {
  if (permissions.isSuperAdmin) return 'super-admin';
  return permissions.isAdmin ? 'office' : 'guide';
}

/** @throws 403 for a step that others may make. */
function requireStanding({ event }: StoredFacts, { to, by }: EventStep): void {
  const steps = eventMachine.steps.filter((step) => step.from.includes(event.state) && step.to === to);
  if (steps.length === 0 || steps.some((step) => step.by.includes(by))) return;
  throw forbidden('Diesen Schritt machen andere: Er ist deinem Konto nicht erlaubt.');
}

/** @throws 404, StaleError. */
async function readCurrent(
  db: Db,
  { id, precondition }: TransitionStep,
  lock: boolean,
): Promise<StoredFacts> {
  const stored = await readEventFacts(db, id, { lock });
  if (!stored) throw notFound();
  if (!precondition(stored.event.version)) throw new StaleError();
  return stored;
}

function eventStep(
  { event }: StoredFacts,
  { request, visitor, actor, origin }: TransitionStep,
  at: Date,
): EventStep & { readonly origin: string } {
  const { reason = '', comment = '', confirmation = '' } = request;
  const isTyped = confirmation.trim().toUpperCase() === event.code;
  const words = { reason, comment, isTyped };
  return { to: stateNamed(request.to), by: standingOf(visitor), actor, at, words, origin };
}

/** Bookings follow their event, in its transaction and under its lock. */
async function moveBookings(
  tx: Tx,
  { event }: StoredFacts,
  { to, actor, at, words }: EventStep,
  vouchers: VoucherDesk | null,
): Promise<void> {
  const occasion = { actor, at };
  const reason = words?.reason ?? '';
  if (to === 'cancelled') await annulBookings(tx, event.id, { ...occasion, reason, vouchers });
  if (event.state === 'cancelled') await restoreBookings(tx, event.id, occasion);
}

/** Mails need the tick; what a guide has still to do goes to the guide unless it is taken away. */
function wantedMails({ mails }: StepPlan, { notify }: TransitionRequest): readonly ToldMail[] {
  return mails.filter(({ template }) => notify ?? template === 'guide_returned');
}

/** Steps with such consequences are confirmed by typing the code of the event. */
const needsConfirmation = ({ event }: StoredFacts, to: EventState): boolean =>
  to === 'cancelled' || event.state === 'cancelled';

/** Tells what a step would do, by the plan that it is made by. Words that are typed last are not missing yet. */
async function previewOf(
  db: Db,
  stored: StoredFacts,
  asked: EventStep & { readonly origin: string },
): Promise<EventStepPreview> {
  const step = { ...asked, words: { reason: '', comment: '', ...asked.words, isTyped: true } };
  const { event, facts } = stored;
  const decision = decideStep(eventMachine, { ...stepOf(stored, step), now: asked.at });
  const exists = eventMachine.steps.some(({ from, to }) => from.includes(event.state) && to === step.to);
  const impossible = [
    { propertyPath: 'to', message: 'Dieser Schritt ist im jetzigen Zustand nicht möglich.' },
  ];
  const missing = decision.allowed ? [] : decision.missing;
  const plan = await planEventStep(db, stored, step);
  const seated = await bookingsIn(db, event.id, SEAT_TAKING_STATES);
  return {
    '@id': `${iri('events', event.id)}/transition`,
    '@type': 'EventStepPreview',
    to: step.to,
    missing: exists ? missing : impossible,
    bookings: plan.bookings.length,
    persons: await personsOf(db, plan.bookings),
    refund: plan.refund,
    mails: groupedMails(plan.mails),
    confirmation: needsConfirmation(stored, step.to) ? event.code : null,
    tell: [...TOLD_AT_FIRST],
    seal: sealOf(plan),
    ...(step.to === 'open' && event.state === 'prepared' && { checks: openingChecks(facts) }),
    standing: {
      bookings: seated.length,
      seats: facts.taken,
      minimum: facts.minimumParticipants,
      maximum: facts.maximumParticipants,
    },
  };
}

/**
 * Makes a step of an event with everything that follows from it: bookings and mails, all or nothing
 * (docs/domain/states.md#event-steps).
 * @throws 403, 404, StaleError, 409 `invalid-transition` that names what is missing, 422 for a state there is none of.
 */
export const transitEvent =
  ({ vouchers = null }: { readonly vouchers?: VoucherDesk | null }): Transition =>
  async ({ db, clock }, request, finish) => {
    stateNamed(request.request.to);
    return inTurn(
      db.transaction(async (tx) => {
        await limitLockWaits(tx);
        const stored = await readCurrent(tx, request, true);
        const step = eventStep(stored, request, clock());
        requireStanding(stored, step);
        const plan = await planEventStep(tx, stored, step);
        await requireSeal(request.request.seal, plan, () => previewOf(tx, stored, step));
        await takeEventStep(tx, stored, step);
        await moveBookings(tx, stored, step, vouchers);
        const groups = request.request.tell ?? TOLD_AT_FIRST;
        const mails = await tell(tx, wantedMails(plan, request.request), { groups, at: step.at });
        if (mails.length > 0) for (const secret of plan.secrets) await keepLink(tx, secret, step.at);
        return finish(tx, request.id);
      }),
    );
  };

/** Tells what a step would do; nothing is changed and nobody is written to. */
export const previewEventStep: Preview['make'] = async (
  { db, clock },
  request,
): Promise<EventStepPreview> => {
  const stored = await readCurrent(db, request, false);
  const step = eventStep(stored, request, clock());
  requireStanding(stored, step);
  return previewOf(db, stored, step);
};
