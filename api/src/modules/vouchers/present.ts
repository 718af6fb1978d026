import type { VoucherCreate, VoucherOrderCreate } from '@firn/shared-contracts/api';
import { type LocalDate, voucherValidUntil } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Db } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import { isPublishedOffer } from './voucher-offer.read-model.ts';

type Present = VoucherOrderCreate | VoucherCreate;

const offerIdOf = ({ offer }: Present): string | null => (offer ? idOf('offers', offer) : null);

/** The contents of a voucher, and whom it goes to, as the table has it. */
export const presentOf = (body: Present) => ({
  amount: body.amount,
  buyerName: body.buyerName.trim(),
  buyerEmail: body.buyerEmail,
  recipientName: body.recipientName?.trim() ?? '',
  message: body.message?.trim() ?? '',
  picture: body.picture,
  offerId: offerIdOf(body),
  deliverTo: body.deliverTo ?? null,
  deliverOn: body.deliverOn ?? null,
});

function deliveryViolations({ deliverOn, deliverTo, buyerEmail }: Present, today: LocalDate): Violation[] {
  if (!deliverOn) return [];
  if (!deliverTo && !buyerEmail)
    return [{ propertyPath: 'deliverTo', message: 'Bitte gib an, wohin wir den Gutschein senden.' }];
  if (deliverOn < today)
    return [
      { propertyPath: 'deliverOn', message: 'Dieser Tag ist vorbei. Bitte wähle einen, der noch kommt.' },
    ];
  if (deliverOn > voucherValidUntil(today, 1))
    return [{ propertyPath: 'deliverOn', message: 'Bitte wähle einen Tag innerhalb eines Jahres.' }];
  return [];
}

/** @throws 422 for a day of delivery that is over or far away, and for a tour that nobody can book. */
export async function requirePresent(db: Db, body: Present, today: LocalDate): Promise<void> {
  const violations = deliveryViolations(body, today);
  const offerId = offerIdOf(body);
  if (body.offer && !(offerId && (await isPublishedOffer(db, offerId))))
    violations.push({ propertyPath: 'offer', message: 'Diese Tour bieten wir nicht mehr an.' });
  if (violations.length > 0) throw invalid(violations);
}
