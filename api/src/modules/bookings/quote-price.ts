import type { PriceQuoteRequest } from '@firn/shared-contracts/api';
import {
  type CancellationPolicy,
  invoiceDueDate,
  type LocalDate,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { Visitor } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { policyInForce } from '../cancellation-policies/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Price, priceOf, type ShownLine, shownLine } from './price.domain.ts';
import { requireVisibleEvent } from './visible-event.ts';

interface Quote extends Omit<Price, 'lines'> {
  readonly lines: readonly ShownLine[];
  /** What cancelling would cost a booking of today. */
  readonly cancellationPolicy: CancellationPolicy;
  /** Day an invoice of today would be due. */
  readonly dueDate: LocalDate;
}

/** What a booking would cost, until when it would have to be paid, and by which terms it could be cancelled. @throws 404 for an unknown event. */
export async function quotePrice(
  { db, clock }: ResourceDeps,
  request: PriceQuoteRequest,
  visitor: Visitor,
): Promise<Quote> {
  const event = await requireVisibleEvent(db, request.event, visitor, request.privateOffer);
  const price = priceOf(event.components, request.bookingPersons, event.sacDiscountPercent);
  const lines = price.lines.map(shownLine);
  const today = zurichDate(clock());
  const cancellationPolicy = await policyInForce(db, event, today);
  const dueDate = invoiceDueDate(today, zurichDate(event.start), await readSettings(db));
  return { ...price, lines, cancellationPolicy, dueDate };
}
