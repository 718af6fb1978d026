import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import type { FileStore } from '../lib/file-store.ts';
import type { Seal } from '../lib/seal.ts';
import {
  answerPasswordReset,
  answerRegistration,
  forgetUnconfirmedAccounts,
} from '../modules/accounts/index.ts';
import { forgetImportedRows, workImports } from '../modules/address-import/index.ts';
import { forgetLogins } from '../modules/auth/index.ts';
import { type BexioSystem, transferDocuments } from '../modules/bexio/index.ts';
import { forgetDrafts } from '../modules/booking-drafts/index.ts';
import { forgetHealthData } from '../modules/booking-persons/index.ts';
import { expireBookings, forgetBookingOrigins } from '../modules/bookings/index.ts';
import { forgetSolutions } from '../modules/captcha/index.ts';
import { advancePages, emptyBin } from '../modules/contents/index.ts';
import { forgetDocuments, type MakeFile, mailFiles } from '../modules/documents/index.ts';
import { remindPayers } from '../modules/dunning/index.ts';
import { sheetFile } from '../modules/event-accommodations/index.ts';
import { advanceEvent, advanceEvents } from '../modules/events/index.ts';
import { forgetExports, makeExports, makePlannedExports } from '../modules/exports/index.ts';
import { forgetFeedback } from '../modules/feedbacks/index.ts';
import { advanceSearches } from '../modules/guide-searches/index.ts';
import { deleteExpiredKeys } from '../modules/idempotency-keys/index.ts';
import { invoiceFile, issueInvoices } from '../modules/invoices/index.ts';
import { answerMailRequests, forgetMailRequests } from '../modules/mail-requests/index.ts';
import { mailLogo } from '../modules/media/index.ts';
import { applyRules } from '../modules/message-rules/index.ts';
import { answerNewsletter, forgetUnconfirmed } from '../modules/newsletter/index.ts';
import { expireOptions, forgetOptions } from '../modules/option-desk/index.ts';
import { createFolderMailer, createSmtpMailer, type Mailer, sendDueMails } from '../modules/outbox/index.ts';
import { forgetAccountChanges } from '../modules/own-account/index.ts';
import { settleCommissions } from '../modules/partner-statements/index.ts';
import {
  forgetWebhookEvents,
  type PaymentProvider,
  settleOpenPayments,
} from '../modules/payment-intents/index.ts';
import { forgetPosts } from '../modules/pinboard/index.ts';
import { expirePrivateOffers, forgetRequests } from '../modules/private-requests/index.ts';
import { pursueRefunds } from '../modules/refunds/index.ts';
import { forgetOldData } from '../modules/retention/index.ts';
import { forgetTasks, mailTasks, makeTasks } from '../modules/tasks/index.ts';
import { sendDueTexts, type TextProvider } from '../modules/text-messages/index.ts';
import {
  deliverVouchers,
  forgetVoucherAttempts,
  settleVoucher,
  voucherDesk,
  voucherFile,
} from '../modules/vouchers/index.ts';
import { offerDueSeats, offerExpired, offerSeats } from '../modules/waitlist/index.ts';
import { type CallReceiver, forgetWebhooks, sendDueWebhooks } from '../modules/webhook-endpoints/index.ts';

/** Repeated work. Running it twice at once, or once too often, does no harm. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: () => Promise<unknown>;
}

/** The log of a runner, in pino's shape. */
export interface JobLog {
  info(details: Readonly<Record<string, unknown>>, message: string): void;
  error(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** A set of running jobs. */
export interface Runner {
  /** Resolves when the jobs that were running have ended. */
  stop(): Promise<void>;
}

/** SMTP where one is configured; else files in the data folder (docs/domain/mails.md#sending). */
export function createMailer({ smtpUrl, dataDir }: Config): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl) : createFolderMailer(join(dataDir, 'outbox'));
}

/** What becomes of a mail that a stranger asked for. */
export const MAIL_ANSWERS = {
  registration: answerRegistration,
  registration_again: answerRegistration,
  password_reset: answerPasswordReset,
  newsletter: answerNewsletter,
  // Counted like the others; the office itself answers it.
  event_question: async () => {},
} as const;

interface HoldDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly origin: string;
  readonly provider: PaymentProvider | null;
}

/** Money that has come in time keeps its seats, whatever became of the webhook: it is asked for before holds expire. */
async function settleAndExpire({ provider, ...deps }: HoldDeps): Promise<void> {
  try {
    if (provider) await settleOpenPayments({ ...deps, provider, booked: advanceEvent, settleVoucher });
  } finally {
    await expireBookings({ ...deps, offerExpired, seatsFreed: offerSeats, vouchers: voucherDesk });
  }
}

interface Webhooks {
  readonly seal: Seal;
  readonly call: CallReceiver;
}

export function createJobs({
  db,
  clock,
  mailer,
  files,
  pictures,
  origin,
  accounting,
  provider = null,
  texts = null,
  webhooks,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The store of the documents. */
  readonly files: FileStore;
  /** The store of the library, for the logo of mails. */
  readonly pictures: FileStore;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
  /** The system that documents are transferred to, and the seal of its tokens; without a system none is transferred. */
  readonly accounting?: { readonly system: BexioSystem | null; readonly seal: Seal };
  /** The provider that takes money online; null where none is connected. */
  readonly provider?: PaymentProvider | null;
  /** The provider that sends SMS; null where none is connected. */
  readonly texts?: TextProvider | null;
  /** The seal of their secrets, and who calls receivers; without it none is called. */
  readonly webhooks?: Webhooks;
}): Job[] {
  const voucher: MakeFile = (from, id) => voucherFile(from, id, origin);
  const makers = { invoice: invoiceFile, reservation: sheetFile, voucher, logo: mailLogo(pictures) };
  const readFile = mailFiles({ db, store: files, makers });
  return [
    { name: 'outbox', everySeconds: 5, run: () => sendDueMails({ db, mailer, clock, readFile }) },
    {
      name: 'text-messages',
      everySeconds: 5,
      run: () => sendDueTexts({ db, clock, provider: texts }),
    },
    {
      name: 'webhooks',
      everySeconds: 5,
      run: async () => webhooks && sendDueWebhooks({ db, clock, origin, ...webhooks }),
    },
    {
      name: 'mail-requests',
      everySeconds: 2,
      run: () => answerMailRequests({ db, clock, origin, answers: MAIL_ANSWERS }),
    },
    {
      name: 'expire-bookings',
      everySeconds: 30,
      run: () => settleAndExpire({ db, clock, origin, provider }),
    },
    { name: 'refunds', everySeconds: 30, run: () => pursueRefunds({ db, clock, provider }) },
    {
      name: 'deliver-vouchers',
      everySeconds: 30,
      run: () => deliverVouchers({ db, clock, store: files, origin }),
    },
    { name: 'address-imports', everySeconds: 5, run: () => workImports({ db, clock }) },
    { name: 'issue-invoices', everySeconds: 60, run: () => issueInvoices({ db, clock, origin }) },
    { name: 'offer-seats', everySeconds: 60, run: () => offerDueSeats({ db, clock, origin }) },
    { name: 'expire-private-offers', everySeconds: 60, run: () => expirePrivateOffers({ db, clock }) },
    {
      name: 'expire-options',
      everySeconds: 30,
      run: () => expireOptions({ db, clock, origin, sendsTexts: texts !== null, seatsFreed: offerSeats }),
    },
    { name: 'guide-searches', everySeconds: 30, run: () => advanceSearches({ db, clock, origin }) },
    {
      name: 'message-rules',
      everySeconds: 60,
      run: () => applyRules({ db, clock, origin, sendsTexts: texts !== null }),
    },
    { name: 'settle-commissions', everySeconds: 60, run: () => settleCommissions({ db, clock }) },
    { name: 'remind-payers', everySeconds: 600, run: () => remindPayers({ db, clock, origin }) },
    {
      name: 'bexio',
      everySeconds: 30,
      run: async () => accounting && transferDocuments({ db, clock, ...accounting }),
    },
    { name: 'advance-pages', everySeconds: 30, run: () => advancePages({ db, clock }) },
    { name: 'mail-tasks', everySeconds: 600, run: () => mailTasks({ db, clock, origin }) },
    { name: 'make-tasks', everySeconds: 60, run: () => makeTasks({ db, clock }) },
    { name: 'plan-exports', everySeconds: 60, run: () => makePlannedExports({ db, clock }) },
    {
      name: 'make-exports',
      everySeconds: 2,
      run: () => makeExports({ db, clock, store: files, origin }),
    },
    { name: 'advance-events', everySeconds: 60, run: () => advanceEvents({ db, clock, origin }) },
    { name: 'forget-booking-origins', everySeconds: 3600, run: () => forgetBookingOrigins({ db, clock }) },
    { name: 'forget-health-data', everySeconds: 3600, run: () => forgetHealthData({ db, clock }) },
    { name: 'forget-booking-drafts', everySeconds: 3600, run: () => forgetDrafts(db, clock()) },
    { name: 'forget-pinboard-posts', everySeconds: 3600, run: () => forgetPosts({ db, clock }) },
    { name: 'forget-feedback', everySeconds: 3600, run: () => forgetFeedback({ db, clock }) },
    { name: 'forget-private-requests', everySeconds: 3600, run: () => forgetRequests(db, clock()) },
    { name: 'forget-seat-options', everySeconds: 3600, run: () => forgetOptions(db, clock()) },
    { name: 'forget-imported-rows', everySeconds: 3600, run: () => forgetImportedRows(db, clock()) },
    { name: 'forget-mail-requests', everySeconds: 3600, run: () => forgetMailRequests(db, clock()) },
    { name: 'forget-unconfirmed', everySeconds: 3600, run: () => forgetUnconfirmedAccounts(db, clock()) },
    { name: 'forget-account-changes', everySeconds: 3600, run: () => forgetAccountChanges(db, clock()) },
    { name: 'forget-newsletter', everySeconds: 3600, run: () => forgetUnconfirmed(db, clock()) },
    { name: 'forget-old-data', everySeconds: 3600, run: () => forgetOldData({ db, clock }) },
    { name: 'forget-logins', everySeconds: 600, run: () => forgetLogins(db, clock()) },
    { name: 'forget-voucher-attempts', everySeconds: 3600, run: () => forgetVoucherAttempts(db, clock()) },
    { name: 'forget-captchas', everySeconds: 3600, run: () => forgetSolutions(db, clock()) },
    { name: 'forget-webhook-events', everySeconds: 3600, run: () => forgetWebhookEvents(db, clock()) },
    { name: 'forget-webhooks', everySeconds: 3600, run: () => forgetWebhooks(db, clock()) },
    { name: 'forget-tasks', everySeconds: 3600, run: () => forgetTasks(db, clock()) },
    { name: 'empty-bin', everySeconds: 3600, run: () => emptyBin(db, clock()) },
    { name: 'forget-documents', everySeconds: 3600, run: () => forgetDocuments({ db, store: files, clock }) },
    { name: 'forget-exports', everySeconds: 3600, run: () => forgetExports({ db, store: files, clock }) },
    { name: 'forget-idempotency-keys', everySeconds: 3600, run: () => deleteExpiredKeys(db, clock()) },
  ];
}
