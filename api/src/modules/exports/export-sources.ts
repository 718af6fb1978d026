import type { ExportKind } from '@firn/shared-contracts/domain';
import { bookingsOfList } from './kinds/bookings.read-model.ts';
import { eventsOfList } from './kinds/events.read-model.ts';
import { feedback } from './kinds/feedback.read-model.ts';
import { guests } from './kinds/guests.read-model.ts';
import { invoicesOfList } from './kinds/invoices.read-model.ts';
import { material } from './kinds/material.ts';
import { payments, vat } from './kinds/money.ts';
import { newsletter } from './kinds/newsletter.read-model.ts';
import { persons } from './kinds/persons.read-model.ts';
import { vouchers } from './kinds/vouchers.ts';
import { waitlist } from './kinds/waitlist.read-model.ts';
import type { ExportSource } from './source/export-source.ts';

/** Every kind of export (docs/domain/office.md#exports). */
export const EXPORT_SOURCES: Readonly<Record<ExportKind, ExportSource>> = {
  guests,
  bookings: bookingsOfList,
  persons,
  payments,
  vat,
  invoices: invoicesOfList,
  vouchers,
  events: eventsOfList,
  waitlist,
  newsletter,
  feedback,
  material,
};
