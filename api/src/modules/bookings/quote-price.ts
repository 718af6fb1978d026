import {
  type PaymentMethodOffer,
  type PriceQuoteRequest,
  type QuotedVoucher,
  vouchersOf,
} from '@firn/shared-contracts/api';
import {
  type CancellationPolicy,
  formatVoucherCode,
  invoiceDueDate,
  type LocalDate,
  type Rappen,
  shareOfVouchers,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { Visitor } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { policyInForce } from '../cancellation-policies/index.ts';
import { readSettings } from '../settings/index.ts';
import { networkUsualFrom } from './brake.repository.ts';
import { methodOffers, paysLater } from './payment-methods.domain.ts';
import { type Price, priceOf, type ShownLine, shownLine } from './price.domain.ts';
import { requireVisibleEvent } from './visible-event.ts';
import type { VoucherDesk } from './voucher-desk.ts';

interface Quote extends Omit<Price, 'lines'> {
  readonly lines: readonly ShownLine[];
  /** What cancelling would cost a booking of today. */
  readonly cancellationPolicy: CancellationPolicy;
  /** Day an invoice of today would be due. */
  readonly dueDate: LocalDate;
  readonly vouchers: readonly QuotedVoucher[];
  readonly toPay: Rappen;
  readonly paymentMethods: PaymentMethodOffer[];
  readonly refusedUntil: string | null;
}

export interface QuoteDeps extends ResourceDeps {
  readonly vouchers?: VoucherDesk;
  /** True if a provider takes money online. */
  readonly takesOnline?: boolean;
}

interface Asking {
  readonly visitor: Visitor;
  readonly network: string;
}

/** The shares of vouchers in a total. @throws 422 for a code that pays nothing, 429 after too many wrong ones. */
async function quoteVouchers(
  { db, clock, vouchers }: QuoteDeps,
  request: PriceQuoteRequest,
  { network, total }: { readonly network: string; readonly total: Rappen },
) {
  const codes = vouchersOf(request);
  const found = codes.length > 0 && vouchers ? await vouchers.find(db, { codes, network, now: clock() }) : [];
  const shares = shareOfVouchers(found, total).map(({ code, balance, redeemed }) => ({
    code: formatVoucherCode(code),
    balance,
    redeemed,
  }));
  return { vouchers: shares, toPay: shares.reduce((left, { redeemed }) => left - redeemed, total) };
}

/**
 * What a booking would cost, until when it would have to be paid, and by which terms it could be cancelled.
 * @throws 404 for an unknown event; 422, 429 for codes.
 */
export async function quotePrice(
  deps: QuoteDeps,
  request: PriceQuoteRequest,
  { visitor, network }: Asking,
): Promise<Quote> {
  const { db, clock } = deps;
  const event = await requireVisibleEvent(db, request.event, visitor, request.privateOffer);
  const { components, sacDiscountPercent, materials } = event;
  const price = priceOf(components, request.bookingPersons, sacDiscountPercent, materials);
  const lines = price.lines.map(shownLine);
  const today = zurichDate(clock());
  const cancellationPolicy = await policyInForce(db, event, today);
  const settings = await readSettings(db);
  const dueDate = invoiceDueDate(today, zurichDate(event.start), settings);
  const paid = await quoteVouchers(deps, request, { network, total: price.total });
  const paymentMethods = methodOffers({
    amount: paid.toPay,
    twintOffered: settings.twintOffered,
    cardOffered: settings.cardOffered,
    takesOnline: deps.takesOnline ?? false,
    isPaidLater: paysLater(event),
  });
  const source = { network, kind: event.onRequest ? 'booking' : 'entry' } as const;
  const usual = visitor.user ? null : await networkUsualFrom(db, source, settings, clock());
  const refusedUntil = usual?.toISOString() ?? null;
  return { ...price, lines, ...paid, cancellationPolicy, dueDate, paymentMethods, refusedUntil };
}
