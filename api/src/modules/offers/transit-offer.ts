import { OFFER_STATES } from '@firn/shared-contracts/domain';
import { invalid, notFound } from '../../lib/problem.ts';
import { requireStep, StaleError, type Transition, takeStep } from '../../records/index.ts';
import { offerMachine } from './offer-states.domain.ts';
import { offerKind, setOfferState } from './offers.repository.ts';

/**
 * Publishes, hides or archives an offer.
 * @throws 404, StaleError, 409 `invalid-transition` that names what is missing, 422 for a state there is none of.
 */
export const transitOffer: Transition = async ({ db, clock }, step, finish) => {
  const { id, request, visitor, actor, precondition } = step;
  const to = OFFER_STATES.find((state) => state === request.to);
  if (!to) {
    const message = `Bitte wähle einen dieser Zustände: ${OFFER_STATES.join(', ')}.`;
    throw invalid([{ propertyPath: 'to', message }]);
  }
  return db.transaction(async (tx) => {
    const stored = await offerKind.load(tx, id, { lock: true });
    if (!stored) throw notFound();
    if (!precondition(stored.version)) throw new StaleError();
    const { record } = stored;
    const taken = {
      id,
      from: record.state,
      to,
      facts: record,
      by: visitor.permissions.isSuperAdmin ? ('super-admin' as const) : ('office' as const),
      actor,
      ...(request.reason && { reason: request.reason }),
      label: offerKind.labelOf(record),
      at: clock(),
    };
    if (request.dryRun) requireStep(offerMachine, taken);
    else await takeStep(tx, offerMachine, taken, () => setOfferState(tx, id, to));
    return finish(tx, id);
  });
};
