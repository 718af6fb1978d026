import { type PrivateOfferCreate, privateTourPath } from '@firn/shared-contracts/api';
import { pricePerPerson, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import type { CreationContext, ResourceDeps } from '../../records/index.ts';
import { findLastChange } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { findPrivateEvent, makePrivateEvent, openPrivateEvent } from '../events/index.ts';
import { assignGuide } from '../guide-assignments/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { type PrivateRequestRow, takeRequestStep } from '../private-offers/index.ts';
import { lockRequestById } from './lock-request.repository.ts';
import { privateRequestAnswered, requestNotFound } from './private-requests.errors.ts';
import { privateOfferMail } from './private-requests.mails.ts';

export interface OfferMade extends Omit<CreationContext, 'now'> {
  readonly body: PrivateOfferCreate;
  /** Where links in mails lead. */
  readonly origin: string;
}

/** The end of the last day on which the offer is good, at the latest the start. @throws 422. */
function lastMoment({ validUntil, start }: PrivateOfferCreate, now: Date): Date {
  const wrong = (message: string) => invalid([{ propertyPath: 'validUntil', message }]);
  if (validUntil < zurichDate(now)) throw wrong('Bitte wähle heute oder einen Tag, der noch kommt.');
  if (validUntil > zurichDate(new Date(start)))
    throw wrong('Bitte wähle einen Tag, der nicht nach dem Beginn der Tour liegt.');
  const end = zurichInstant(validUntil, '23:59');
  return new Date(Math.min(end.getTime(), new Date(start).getTime()));
}

/** @throws 422: a tour that has begun cannot be offered. */
function requireToCome({ start }: PrivateOfferCreate, now: Date): void {
  if (new Date(start) > now) return;
  throw invalid([{ propertyPath: 'start', message: 'Bitte wähle einen Beginn, der noch kommt.' }]);
}

/** The event of its own: with its date, group, prices and guide, and nobody is asked about it any more. */
async function makeEvent(tx: Tx, request: PrivateRequestRow, made: OfferMade, now: Date, until: Date) {
  const { body, actor, visitor, origin } = made;
  const making = { actor, visitor, now };
  const { start, end, guide, minimumParticipants, maximumParticipants, priceComponents } = body;
  const fields = { start, end, minimumParticipants, maximumParticipants, priceComponents };
  const deadline = until.toISOString();
  const id = await makePrivateEvent(
    tx,
    { ...fields, offer: iri('offers', request.offerId), registrationDeadline: deadline, onRequest: false },
    making,
  );
  if (guide) {
    const assigning = { db: tx, actor, now, visitor, origin };
    await assignGuide(assigning, { event: iri('events', id), guide, state: 'accepted' });
  }
  await openPrivateEvent(tx, id, making);
  const event = await findPrivateEvent(tx, id, { visitor, projection: null, now });
  if (!event) throw new Error(`No event ${id}`);
  return event;
}

type MadeEvent = Awaited<ReturnType<typeof makeEvent>>;

async function mailOffer(
  tx: Tx,
  request: PrivateRequestRow,
  event: MadeEvent,
  { body, origin }: OfferMade,
  { token, until, now }: { readonly token: string; readonly until: Date; readonly now: Date },
): Promise<void> {
  const link = `${origin}${privateTourPath(token)}`;
  const told = { request: { ...request, title: event.title }, link, company: await readLetterhead(tx) };
  const mail = privateOfferMail(told, {
    start: new Date(event.start),
    end: new Date(event.end),
    price: pricePerPerson(event.priceComponents, 0).normal,
    minimumParticipants: event.minimumParticipants,
    maximumParticipants: event.maximumParticipants,
    guides: event.guides.map(({ fullName }) => fullName),
    validUntil: until,
    message: body.message?.trim() ?? '',
  });
  const envelope = {
    template: 'private_offer',
    recipient: request.email,
    about: iri('private_requests', request.id),
  };
  await queueMail(tx, { ...mail, ...envelope }, now);
}

/**
 * Makes an event of its own of a request and mails the offer, all or nothing (docs/domain/private-tours.md#the-offer).
 * @throws 404; 409 request-answered, guide-overlap, `invalid-transition`; 422 naming the fields.
 */
export async function makeOffer({ db, clock }: ResourceDeps, id: string, made: OfferMade): Promise<void> {
  const now = clock();
  requireToCome(made.body, now);
  const until = lastMoment(made.body, now);
  await db.transaction(async (tx) => {
    const request = await lockRequestById(tx, id);
    if (!request) throw requestNotFound();
    if (request.state !== 'new')
      throw privateRequestAnswered(request.state, await findLastChange(tx, 'private_request', id));
    const event = await makeEvent(tx, request, made, now, until);
    const token = newToken();
    const columns = { eventId: event.id, validUntil: until, offerTokenHash: hashToken(token) };
    await takeRequestStep(tx, request, { to: 'offered', by: 'office', actor: made.actor, at: now, columns });
    await mailOffer(tx, request, event, made, { token, until, now });
  });
}
