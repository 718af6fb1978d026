import type { PartnerStatementResponse } from '@firn/shared-contracts/api';
import type { Sheet } from '../../lib/sheet.ts';
import { instant, money, number, sheetOf, text } from '../../lib/sheet-fields.ts';

export const KIND_WORDS = { booked: 'Gebucht', changed: 'Geändert', cancelled: 'Annulliert' } as const;

/** The lines of a statement for a spreadsheet. */
export const statementSheet = ({ title, lines }: PartnerStatementResponse): Sheet =>
  sheetOf(title, lines, [
    instant('Zeit', ({ at }) => at),
    text('Was', ({ kind }) => KIND_WORDS[kind]),
    text('Buchung', ({ bookingNumber }) => bookingNumber),
    text('Termin', ({ event }) => `${event.title} (${event.code})`),
    instant('Beginn', ({ event }) => event.start),
    number('Personen', ({ persons }) => persons),
    money('Umsatz CHF', ({ revenue }) => revenue),
    money('Provision CHF', ({ commission }) => commission),
  ]);
