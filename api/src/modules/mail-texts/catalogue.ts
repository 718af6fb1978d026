import { ACCOUNT_MAIL_TEXTS } from '../accounts/index.ts';
import { AUTH_MAIL_TEXTS } from '../auth/index.ts';
import { BOOKING_CHANGE_MAIL_TEXTS } from '../booking-changes/index.ts';
import { BOOKING_DESK_MAIL_TEXTS } from '../booking-desk/index.ts';
import { BOOKING_MAIL_TEXTS } from '../bookings/index.ts';
import { DELIVERY_MAIL_TEXTS } from '../delivery-notices/index.ts';
import { DUNNING_MAIL_TEXTS } from '../dunning/index.ts';
import { HOUSE_MAIL_TEXTS } from '../event-accommodations/index.ts';
import { EVENT_NEWS_MAIL_TEXTS } from '../event-news/index.ts';
import { REPORT_MAIL_TEXTS } from '../event-reports/index.ts';
import { EVENT_MAIL_TEXTS } from '../events/index.ts';
import { EXPORT_MAIL_TEXTS } from '../exports/index.ts';
import { FEEDBACK_MAIL_TEXTS } from '../feedbacks/index.ts';
import { GUIDE_MAIL_TEXTS } from '../guide-assignments/index.ts';
import { INVOICE_MAIL_TEXTS } from '../invoices/index.ts';
import { GUEST_MAIL_TEXTS } from '../message-rules/index.ts';
import { NEWSLETTER_MAIL_TEXTS } from '../newsletter/index.ts';
import { OPTION_MAIL_TEXTS } from '../option-desk/index.ts';
import type { SampledMailText } from '../outbox/index.ts';
import { OWN_ACCOUNT_MAIL_TEXTS } from '../own-account/index.ts';
import { PAYMENT_MAIL_TEXTS } from '../payment-intents/index.ts';
import { PINBOARD_MAIL_TEXTS } from '../pinboard/index.ts';
import { PRIVATE_MAIL_TEXTS } from '../private-requests/index.ts';
import { REFUND_MAIL_TEXTS } from '../refunds/index.ts';
import { TASK_MAIL_TEXTS } from '../tasks/index.ts';
import { USER_MAIL_TEXTS } from '../users/index.ts';
import { VOUCHER_MAIL_TEXTS } from '../vouchers/index.ts';
import { WAITLIST_MAIL_TEXTS } from '../waitlist/index.ts';
import { WEBHOOK_MAIL_TEXTS } from '../webhook-endpoints/index.ts';

/** Every text that the office may change (docs/domain/mails.md#texts). */
export const MAIL_TEXTS: readonly SampledMailText[] = [
  ...BOOKING_MAIL_TEXTS,
  ...BOOKING_CHANGE_MAIL_TEXTS,
  ...BOOKING_DESK_MAIL_TEXTS,
  ...DUNNING_MAIL_TEXTS,
  ...REFUND_MAIL_TEXTS,
  ...INVOICE_MAIL_TEXTS,
  ...PAYMENT_MAIL_TEXTS,
  ...WAITLIST_MAIL_TEXTS,
  ...OPTION_MAIL_TEXTS,
  ...PRIVATE_MAIL_TEXTS,
  ...VOUCHER_MAIL_TEXTS,
  ...EVENT_MAIL_TEXTS,
  ...EVENT_NEWS_MAIL_TEXTS,
  ...FEEDBACK_MAIL_TEXTS,
  ...GUEST_MAIL_TEXTS,
  ...GUIDE_MAIL_TEXTS,
  ...REPORT_MAIL_TEXTS,
  ...HOUSE_MAIL_TEXTS,
  ...PINBOARD_MAIL_TEXTS,
  ...ACCOUNT_MAIL_TEXTS,
  ...AUTH_MAIL_TEXTS,
  ...OWN_ACCOUNT_MAIL_TEXTS,
  ...USER_MAIL_TEXTS,
  ...NEWSLETTER_MAIL_TEXTS,
  ...EXPORT_MAIL_TEXTS,
  ...DELIVERY_MAIL_TEXTS,
  ...WEBHOOK_MAIL_TEXTS,
  ...TASK_MAIL_TEXTS,
];

const BY_KEY = new Map(MAIL_TEXTS.map((each) => [each.text.key, each]));

export const mailTextOf = (key: string): SampledMailText | null => BY_KEY.get(key) ?? null;
