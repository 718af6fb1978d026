import type { PriceQuoteRequest } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Price, priceOf } from './price.domain.ts';
import { requireVisibleEvent } from './visible-event.ts';

/** What a booking would cost. @throws 404 for an unknown event. */
export async function quotePrice(db: Db, request: PriceQuoteRequest, visitor: Visitor): Promise<Price> {
  const event = await requireVisibleEvent(db, request.event, visitor);
  return priceOf(event.components, request.bookingPersons, event.sacDiscountPercent);
}
