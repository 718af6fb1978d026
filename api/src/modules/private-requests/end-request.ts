import type { PrivateRequestState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { StepActor } from '../../records/state-machine.domain.ts';
import { findLastChange } from '../audit/index.ts';
import { endPrivateEvent } from '../events/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { type PrivateRequestRow, privateOfferOver, takeRequestStep } from '../private-offers/index.ts';
import { lockRequestById, lockRequestByToken } from './lock-request.repository.ts';
import { privateRequestAnswered, requestNotFound } from './private-requests.errors.ts';
import { privateRefusedMail } from './private-requests.mails.ts';
import { findRequest, requestsDue } from './private-requests.read-model.ts';

interface End {
  readonly to: PrivateRequestState;
  readonly by: StepActor;
  readonly actor: Actor | null;
  readonly at: Date;
  readonly reason?: string;
}

/** Nothing comes of it any more: its event falls away, and with it what its guide was to lead. */
async function end(tx: Tx, request: PrivateRequestRow, step: End): Promise<void> {
  await takeRequestStep(tx, request, step);
  if (request.eventId) await endPrivateEvent(tx, request.eventId, step.at);
}

/**
 * The office says no, with a reason that the guest reads; also to a request that it has made an offer for.
 * @throws 404; 409 request-answered.
 */
export async function refuseRequest(
  { db, clock }: ResourceDeps,
  id: string,
  { reason, actor }: { readonly reason: string; readonly actor: Actor | null },
): Promise<void> {
  const at = clock();
  await db.transaction(async (tx) => {
    const request = await lockRequestById(tx, id);
    if (!request) throw requestNotFound();
    if (request.state !== 'new' && request.state !== 'offered')
      throw privateRequestAnswered(request.state, await findLastChange(tx, 'private_request', id));
    await end(tx, request, { to: 'declined', by: 'office', actor, at, reason });
    const { offer } = (await findRequest(tx, id)) ?? {};
    const told = { request: { ...request, title: offer?.title ?? '' }, company: await readLetterhead(tx) };
    const envelope = {
      template: 'private_refused',
      recipient: request.email,
      about: iri('private_requests', id),
    };
    await queueMail(tx, { ...privateRefusedMail(told, reason), ...envelope }, at);
  });
}

/**
 * Its guest wants it no more: a request is withdrawn, an offer declined. Said twice it is the same.
 * @throws 404; 409 private-offer-over for what is booked or over.
 */
export async function declineOffer(
  { db, clock }: ResourceDeps,
  token: string,
  actor: Actor | null,
): Promise<void> {
  const at = clock();
  await db.transaction(async (tx) => {
    const request = await lockRequestByToken(tx, token);
    if (!request) throw requestNotFound();
    const { state } = request;
    if (state === 'withdrawn' || state === 'declined') return;
    if (state !== 'new' && state !== 'offered') throw privateOfferOver(state);
    const to = state === 'new' ? 'withdrawn' : 'declined';
    await end(tx, request, { to, by: 'guest', actor, at });
  });
}

/** Lets offers expire whose day is over; returns how many. */
export async function expirePrivateOffers({ db, clock }: ResourceDeps): Promise<number> {
  const at = clock();
  let expired = 0;
  for (const id of await requestsDue(db, at)) {
    await db.transaction(async (tx) => {
      const request = await lockRequestById(tx, id);
      if (request?.state !== 'offered') return;
      await end(tx, request, { to: 'expired', by: 'system', actor: null, at });
      expired += 1;
    });
  }
  return expired;
}
