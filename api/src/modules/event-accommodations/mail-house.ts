import type { ReservationState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { differencesOf } from './asked-differences.ts';
import type { ReservationRow } from './event-accommodations.read-model.ts';
import { type HouseTemplate, houseMail } from './house.mails.ts';
import { sheetName } from './sheet-file.ts';

/** Null: the house does not have to know. */
function templateOf(from: ReservationState, to: ReservationState): HouseTemplate | null {
  if (to === 'requested') return from === 'planned' ? 'accommodation_asked' : 'accommodation_changed';
  return from === 'planned' ? null : 'accommodation_cancelled';
}

/**
 * Queues the mail of a step to a house that wants to be asked by mail, in the transaction of the step: any other is called, or
 * asked on its website. `row` is what the reservation was before.
 */
export async function mailHouse(
  tx: Tx,
  row: ReservationRow,
  { to, at }: { readonly to: ReservationState; readonly at: Date },
): Promise<void> {
  const { reservation, house, event, wanted, allergies } = row;
  const template = templateOf(reservation.state, to);
  if (!template || house.asksBy !== 'mail' || !house.email) return;
  const mail = houseMail(template, {
    house,
    event,
    wanted,
    allergies,
    note: reservation.note,
    differences: differencesOf(reservation.asked, wanted, event.state),
    company: await readLetterhead(tx),
  });
  const sheet = { documentId: reservation.id, fileName: sheetName(row), made: 'reservation' } as const;
  const about = iri('event_accommodations', reservation.id);
  const attachments = template === 'accommodation_cancelled' ? [] : [sheet];
  await queueMail(tx, { ...mail, template, recipient: house.email, about, attachments }, at);
}
