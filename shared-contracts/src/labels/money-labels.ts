import type {
  BankEntryState,
  BexioDocumentKind,
  BexioDocumentState,
  ExtraCostKind,
  InvoiceKind,
  InvoiceStanding,
  InvoiceState,
  InvoiceTiming,
  PaymentIntentState,
  PaymentKind,
  PaymentMethod,
  PaymentMethodReason,
  PaymentProviderName,
  PaymentStatus,
  PaymentWay,
  RefundState,
  RefundWay,
  VatMethod,
  VoucherEntryKind,
  VoucherOrigin,
  VoucherPicture,
  VoucherStanding,
} from '../domain/index.ts';

/** German words for the closed lists of money. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  invoice: 'Rechnung',
  twint: 'TWINT',
  card: 'Karte',
};

/** Reasons for which a way to pay is not offered, as its guest reads them (docs/domain/payments.md#methods). */
export const PAYMENT_METHOD_REASON_LABELS: Readonly<Record<PaymentMethodReason, string>> = {
  not_taken: 'Bieten wir nicht an.',
  not_connected: 'Zurzeit nicht möglich.',
  too_much: "Nur bis CHF 5'000.–.",
  nothing_to_pay: 'Es ist nichts zu bezahlen.',
  paid_later: 'Du kannst online bezahlen, sobald deine Buchung gilt.',
};

/** States of an attempt to pay by a provider (docs/domain/states.md#payment-intent). */
export const PAYMENT_INTENT_STATE_LABELS: Readonly<Record<PaymentIntentState, string>> = {
  created: 'Begonnen',
  pending: 'Wartet',
  confirmed: 'Bezahlt',
  failed: 'Gescheitert',
  cancelled: 'Abgebrochen',
};

/** Ways by which money came in or went back (docs/domain/payments.md#ledger). */
export const PAYMENT_WAY_LABELS: Readonly<Record<PaymentWay, string>> = {
  bank: 'Bank',
  cash: 'Bar',
  twint: 'TWINT',
  card: 'Karte',
  voucher: 'Gutschein',
};

/** States of a transaction that came with a file of the bank. */
export const BANK_ENTRY_STATE_LABELS: Readonly<Record<BankEntryState, string>> = {
  matched: 'Zugeordnet',
  unmatched: 'Ohne Buchung',
  left_aside: 'Beiseitegelegt',
};

/** Ways by which money goes back. */
export const REFUND_WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  provider: 'TWINT oder Karte',
  bank: 'Bank',
  voucher: 'Gutschein',
};

export const REFUND_STATE_LABELS: Readonly<Record<RefundState, string>> = {
  created: 'Zu erledigen',
  transit: 'Unterwegs',
  done: 'Erledigt',
  failed: 'Gescheitert',
};

export const PAYMENT_KIND_LABELS: Readonly<Record<PaymentKind, string>> = {
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  correction: 'Korrektur',
};

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overpaid: 'Überzahlt',
  refund_due: 'Rückzahlung fällig',
  refunded: 'Zurückgezahlt',
  waived: 'Nichts geschuldet',
};

export const INVOICE_KIND_LABELS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  credit_note: 'Gutschrift',
};

export const INVOICE_STATE_LABELS: Readonly<Record<InvoiceState, string>> = {
  draft: 'Entwurf',
  issued: 'Ausgestellt',
  credited: 'Gutgeschrieben',
};

export const INVOICE_STANDING_LABELS: Readonly<Record<InvoiceStanding, string>> = {
  draft: 'Entwurf',
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overdue: 'Überfällig',
  credited: 'Gutgeschrieben',
};

export const VOUCHER_STANDING_LABELS: Readonly<Record<VoucherStanding, string>> = {
  draft: 'Nicht bezahlt',
  active: 'Gültig',
  used_up: 'Eingelöst',
  expired: 'Abgelaufen',
  blocked: 'Gesperrt',
};

export const VOUCHER_ORIGIN_LABELS: Readonly<Record<VoucherOrigin, string>> = {
  sold: 'Online verkauft',
  office: 'Vom Büro ausgestellt',
  refund: 'Statt einer Rückzahlung',
  reissue: 'Ersatz für einen verlorenen',
  import: 'Importiert',
};

export const VOUCHER_ENTRY_LABELS: Readonly<Record<VoucherEntryKind, string>> = {
  issue: 'Ausgestellt',
  redemption: 'Eingelöst',
  return: 'Zurückgekommen',
  block: 'Gesperrt',
};

export const VOUCHER_PICTURE_LABELS: Readonly<Record<VoucherPicture, string>> = {
  gipfel: 'Gipfel im ersten Licht',
  skitour: 'Spur im Schnee',
  huette: 'Hütte am Abend',
};

export const BEXIO_DOCUMENT_KIND_LABELS: Readonly<Record<BexioDocumentKind, string>> = {
  invoice: 'Rechnung',
  credit_note: 'Gutschrift',
  payment: 'Zahlung',
};

export const BEXIO_DOCUMENT_STATE_LABELS: Readonly<Record<BexioDocumentState, string>> = {
  waiting: 'Wartet',
  done: 'Übertragen',
  failed: 'Fehler',
};

export const INVOICE_TIMING_LABELS: Readonly<Record<InvoiceTiming, string>> = {
  at_once: 'Sofort bei der Buchung',
  before_due: 'Einige Tage vor der Fälligkeit',
};

export const VAT_METHOD_LABELS: Readonly<Record<VatMethod, string>> = {
  effective: 'Effektiv',
  flat_rate: 'Mit Saldosteuersatz',
};

export const PAYMENT_PROVIDER_LABELS: Readonly<Record<PaymentProviderName, string>> = {
  test: 'Testanbieter',
  stripe: 'Stripe',
};

/** Costs that guests pay on site (docs/domain/prices.md#extra-costs). */
export const EXTRA_COST_LABELS: Readonly<Record<ExtraCostKind, string>> = {
  railway: 'Bergbahn',
  half_board: 'Halbpension',
  drinks: 'Getränke',
  gear: 'Miete vor Ort',
  entrance: 'Eintritt',
  other: 'Weiteres',
};
