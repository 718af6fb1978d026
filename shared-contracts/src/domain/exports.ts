/** The kinds of things that an export holds (docs/domain/office.md#exports). */
export const EXPORT_KINDS = [
  'guests',
  'bookings',
  'persons',
  'payments',
  'vat',
  'invoices',
  'vouchers',
  'events',
  'waitlist',
  'newsletter',
  'feedback',
  'material',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
