/** What an export holds (docs/domain/office.md#exports). */
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
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Days of the week that a plan may name, from 1, Monday, to 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];
