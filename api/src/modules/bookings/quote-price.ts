import type { PriceQuoteRequest } from '@firn/shared-contracts/api';
import { invoiceDueDate, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Visitor } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Price, priceOf, type ShownLine, shownLine } from './price.domain.ts';
import { requireVisibleEvent } from './visible-event.ts';

interface Quote extends Omit<Price, 'lines'> {
  readonly lines: readonly ShownLine[];
  /** Day an invoice of today would be due. */
  readonly dueDate: LocalDate;
}

/** What a booking would cost, and until when it would have to be paid. @throws 404 for an unknown event. */
export async function quotePrice(
  { db, clock }: ResourceDeps,
  request: PriceQuoteRequest,
  visitor: Visitor,
): Promise<Quote> {
  const event = await requireVisibleEvent(db, request.event, visitor);
  const price = priceOf(event.components, request.bookingPersons, event.sacDiscountPercent);
  const terms = await readSettings(db);
  const lines = price.lines.map(shownLine);
  return { ...price, lines, dueDate: invoiceDueDate(zurichDate(clock()), zurichDate(event.start), terms) };
}
