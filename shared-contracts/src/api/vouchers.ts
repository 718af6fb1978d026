import { type Static, Type } from 'typebox';
import { PAYMENT_WAYS, VOUCHER_ENTRY_KINDS, VOUCHER_ORIGINS, VOUCHER_STANDINGS } from '../domain/states.ts';
import {
  MOST_VOUCHERS,
  normaliseVoucherCode,
  VOUCHER_AMOUNTS,
  VOUCHER_CODE_LENGTH,
  VOUCHER_MESSAGE_LENGTH,
  VOUCHER_PICTURES,
  VOUCHER_RECIPIENT_LENGTH,
} from '../domain/vouchers.ts';
import { emailAddress } from './accounts.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, SignedRappen, strings, versioned } from './hydra.ts';
import { RECORDED_WAYS } from './payments.ts';
import { filledText, reference, text, writeSchema } from './write.ts';

/** The code as somebody types it. */
export const VoucherCode = filledText(VOUCHER_CODE_LENGTH);
export const VoucherCodes = Type.Array(VoucherCode, { maxItems: MOST_VOUCHERS });

/** Codes that quotes, bookings and entries of the waiting list are paid with. */
interface WithVouchers {
  readonly voucherCode?: string;
  readonly voucherCodes?: readonly string[];
}

/** A code of a request, with the field that it came in. */
export interface AskedVoucher {
  readonly code: string;
  readonly propertyPath: string;
}

/** The codes of a request as they are stored, each once. */
export function vouchersOf({ voucherCode, voucherCodes = [] }: WithVouchers): AskedVoucher[] {
  const asked = [
    ...(voucherCode === undefined ? [] : [{ typed: voucherCode, propertyPath: 'voucherCode' }]),
    ...voucherCodes.map((typed, index) => ({ typed, propertyPath: `voucherCodes[${index}]` })),
  ].map(({ typed, propertyPath }) => ({ code: normaliseVoucherCode(typed), propertyPath }));
  return asked.filter(({ code }, index) => asked.findIndex((each) => each.code === code) === index);
}

/** Reasons for which a code pays nothing. */
export const VOUCHER_REFUSALS = ['unknown', 'used_up', 'expired', 'blocked'] as const;
export type VoucherRefusal = (typeof VOUCHER_REFUSALS)[number];

/** `POST /api/vouchers/check`; ten wrong codes within an hour answer 429. */
export const VoucherCheckRequest = writeSchema('VoucherCheckRequest', { code: VoucherCode });
export type VoucherCheckRequest = Static<typeof VoucherCheckRequest>;

export const VoucherCheckResponse = Type.Object(
  {
    '@type': Type.Literal('VoucherCheck'),
    valid: Type.Boolean(),
    balance: Rappen,
    validUntil: Nullable(DateOnly),
    reason: Type.Optional(strings(VOUCHER_REFUSALS)),
  },
  { $id: 'VoucherCheck' },
);
export type VoucherCheckResponse = Static<typeof VoucherCheckResponse>;

/** A voucher of a quote, with what it pays. */
export const QuotedVoucher = Type.Object(
  { code: Type.String(), balance: Rappen, redeemed: Rappen },
  { $id: 'QuotedVoucher' },
);
export type QuotedVoucher = Static<typeof QuotedVoucher>;

/** An entry of the ledger of a voucher. */
export const VoucherEntryResponse = Type.Object(
  {
    id: Id,
    kind: strings(VOUCHER_ENTRY_KINDS),
    amount: SignedRappen,
    bookedOn: DateOnly,
    booking: Nullable(Type.Object({ '@id': Iri, bookingNumber: Type.String() })),
    note: Nullable(Type.String()),
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
  },
  { $id: 'VoucherEntry' },
);
export type VoucherEntryResponse = Static<typeof VoucherEntryResponse>;

export const VoucherResponse = Type.Object(
  {
    ...versioned,
    /** In groups; null while it is not paid for. */
    code: Nullable(Type.String()),
    standing: strings(VOUCHER_STANDINGS),
    origin: strings(VOUCHER_ORIGINS),
    /** Rappen for which it was issued. */
    amount: Rappen,
    balance: Rappen,
    validUntil: DateOnly,
    recipientName: Type.String(),
    message: Type.String(),
    picture: strings(VOUCHER_PICTURES),
    /** The tour that it is meant for, as a wish: it pays for any. */
    offer: Nullable(Type.Object({ '@id': Iri, title: Type.String() })),
    buyerName: Type.String(),
    buyerEmail: Nullable(Type.String()),
    deliverTo: Nullable(Type.String()),
    deliverOn: Nullable(DateOnly),
    sentAt: Nullable(Instant),
    paid: Nullable(Rappen),
    paidBy: Nullable(strings(PAYMENT_WAYS)),
    paidOn: Nullable(DateOnly),
    /** The lost one that it replaces, and the one that replaces it. */
    replaces: Nullable(Iri),
    replacedBy: Nullable(Iri),
    note: Nullable(Type.String()),
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
    /** Its ledger, the oldest first; for the office, when it reads one voucher. */
    entries: Nullable(Type.Array(VoucherEntryResponse)),
  },
  { $id: 'Voucher' },
);
export type VoucherResponse = Static<typeof VoucherResponse>;

const present = {
  amount: Type.Integer({ minimum: VOUCHER_AMOUNTS.least, maximum: VOUCHER_AMOUNTS.most }),
  buyerName: filledText(120),
  recipientName: Type.Optional(text(VOUCHER_RECIPIENT_LENGTH)),
  message: Type.Optional(text(VOUCHER_MESSAGE_LENGTH)),
  picture: strings(VOUCHER_PICTURES),
  offer: Type.Optional(Nullable(reference('offers'))),
  /** Address to which the PDF goes; left out, that of the buyer. */
  deliverTo: Type.Optional(Nullable(emailAddress)),
  /** The day on which it goes there; left out, at once. */
  deliverOn: Type.Optional(Nullable(DateOnly)),
} as const;

/** `POST /api/voucher_orders`: buys a voucher, which is paid on the page that the answer leads to. */
export const VoucherOrderCreate = writeSchema('VoucherOrderCreate', {
  ...present,
  buyerEmail: emailAddress,
  method: strings(['twint', 'card'] as const),
});
export type VoucherOrderCreate = Static<typeof VoucherOrderCreate>;

export const VoucherOrderResponse = Type.Object(
  {
    /** Those of the voucher. */
    ...versioned,
    /** Reads it with `?token=`. */
    accessToken: Type.String(),
    redirectUrl: Type.String(),
  },
  { $id: 'VoucherOrder' },
);
export type VoucherOrderResponse = Static<typeof VoucherOrderResponse>;

/** `POST /api/vouchers`: the office issues one that was paid by bank or cash, or gives one away. */
export const VoucherCreate = writeSchema('VoucherCreate', {
  ...present,
  buyerEmail: Nullable(emailAddress),
  /** Null: it is given away. */
  paidBy: Nullable(strings(RECORDED_WAYS)),
  paidOn: Type.Optional(Nullable(DateOnly)),
  note: Type.Optional(text(500)),
});
export type VoucherCreate = Static<typeof VoucherCreate>;

/** `POST /api/vouchers/{id}/block` and `…/reissue`. */
export const VoucherReason = writeSchema('VoucherReason', { reason: filledText(500) });
export type VoucherReason = Static<typeof VoucherReason>;

/** `POST /api/vouchers/import`: lines of `code;amount;validUntil`; with `?dryRun=1` only the report. */
export const VoucherImport = writeSchema('VoucherImport', { csv: filledText(500_000) });
export type VoucherImport = Static<typeof VoucherImport>;

export const VoucherImportReport = Type.Object(
  {
    '@type': Type.Literal('VoucherImportReport'),
    /** Vouchers of the file, and what is on them. */
    count: Type.Integer({ minimum: 0 }),
    amount: Rappen,
    /** One line is enough for nothing of the file to be imported. */
    problems: Type.Array(Type.Object({ line: Type.Integer({ minimum: 1 }), message: Type.String() })),
    imported: Type.Boolean(),
  },
  { $id: 'VoucherImportReport' },
);
export type VoucherImportReport = Static<typeof VoucherImportReport>;

/** `GET /api/voucher_liabilities?on=`: what stood on vouchers at the end of a day (docs/domain/payments.md#vouchers). */
export const VoucherLiabilities = Type.Object(
  {
    '@type': Type.Literal('VoucherLiabilities'),
    on: DateOnly,
    /** Rappen on the vouchers that were valid then. */
    outstanding: Rappen,
    count: Type.Integer({ minimum: 0 }),
    /** On those whose last day was over then. */
    expired: Rappen,
    expiredCount: Type.Integer({ minimum: 0 }),
  },
  { $id: 'VoucherLiabilities' },
);
export type VoucherLiabilities = Static<typeof VoucherLiabilities>;
