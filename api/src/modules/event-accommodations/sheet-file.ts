import type { Db } from '../../db/client.ts';
import { type MailFile, readLetterhead } from '../outbox/index.ts';
import { findReservationRow, type ReservationRow } from './event-accommodations.read-model.ts';
import { guidesOnSheet } from './guides-on-sheet.read-model.ts';
import { sheetPdf } from './sheet.pdf.ts';

/** `Reservation-E-101-3.pdf` */
export const sheetName = ({ event }: Pick<ReservationRow, 'event'>): string =>
  `Reservation-${event.code}.pdf`;

/** The paper of a reservation as it stands. */
export async function printSheet(db: Db, row: ReservationRow): Promise<Buffer> {
  const { house, event, wanted, allergies, reservation } = row;
  return sheetPdf({
    house,
    address: [house.address, house.phone].filter(Boolean).join('\n'),
    event,
    wanted,
    allergies,
    note: reservation.note,
    guides: await guidesOnSheet(db, event.id),
    company: await readLetterhead(db),
  });
}

/** The same as a mail carries it; null once the reservation is gone. */
export async function sheetFile(db: Db, id: string): Promise<MailFile | null> {
  const row = await findReservationRow(db, id, null);
  if (!row) return null;
  return { filename: sheetName(row), contentType: 'application/pdf', content: await printSheet(db, row) };
}
