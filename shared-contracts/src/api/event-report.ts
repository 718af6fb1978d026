import { type Static, Type } from 'typebox';
import { ALSO_TOLD } from '../domain/told-groups.ts';
import { RECEIPT_VATS } from '../domain/vat.ts';
import { AttachedDocument, DOCUMENT_LIMITS, ReportDocument } from './documents.ts';
import { Instant, Iri, Nullable, Rappen, strings } from './hydra.ts';
import { filledText, oneLine, reference, text, writeSchema } from './write.ts';

const REPORT_TEXT_LENGTH = 4000;

/** Files of one report. */
export const REPORT_FILE_LIMITS = { pictures: 20, expenses: 50 } as const;

const Expense = Type.Object(
  {
    title: filledText(80),
    /** Rappen, VAT included. */
    amount: Type.Integer({ minimum: 0, maximum: 2_000_000, multipleOf: 5 }),
    /** Says what the receipt says of VAT; null or left out: nothing. */
    vat: Type.Optional(Nullable(strings(RECEIPT_VATS))),
    /** A document of the kind `receipt`. */
    receipt: Type.Optional(Nullable(reference('documents'))),
  },
  { additionalProperties: false, $id: 'Expense' },
);

/**
 * `PUT /api/events/{id}/report`: what a guide hands in once the event is over; sets `guideFinished`. Who is not named
 * among the absent counts as attended (docs/domain/events.md#attendance).
 */
export const EventReportInput = writeSchema('EventReportInput', {
  absent: Type.Array(reference('booking_persons'), { maxItems: 99, uniqueItems: true }),
  expenses: Type.Array(Expense, { maxItems: REPORT_FILE_LIMITS.expenses }),
  /** Documents of the kind `report_picture`; left out: those that the report has stay. */
  pictures: Type.Optional(
    Type.Array(reference('documents'), { maxItems: REPORT_FILE_LIMITS.pictures, uniqueItems: true }),
  ),
  incidents: text(REPORT_TEXT_LENGTH),
  comment: text(REPORT_TEXT_LENGTH),
});
export type EventReportInput = Static<typeof EventReportInput>;

/**
 * `POST /api/events/{id}/report/return`: the office gives the report back, and its guides write it anew. They are told
 * unless `notify` is false; with `?dryRun=1` only what they would be told.
 */
export const EventReportReturn = writeSchema('EventReportReturn', {
  reason: filledText(500),
  notify: Type.Optional(Type.Boolean()),
});
export type EventReportReturn = Static<typeof EventReportReturn>;

/** `POST /api/events/{id}/report/reading`: somebody of the office has read the incidents of the report of that time. */
export const EventReportReading = writeSchema('EventReportReading', { submittedAt: Instant });
export type EventReportReading = Static<typeof EventReportReading>;

/** Who of the office did something with a report; `by` is a full name. */
const ByWhom = { by: Nullable(Type.String()), at: Instant };

export const ReportPicture = Type.Object(
  {
    ...ReportDocument.properties,
    /** Whether the office has shown it to guests. */
    published: Type.Boolean(),
  },
  { $id: 'ReportPicture' },
);
export type ReportPicture = Static<typeof ReportPicture>;

/** Tells an expense with what its receipt says (docs/domain/events.md#receipts-and-pictures-of-a-report). */
export const ReportExpense = Type.Object(
  {
    title: Type.String(),
    amount: Rappen,
    vat: Type.Optional(Nullable(strings(RECEIPT_VATS))),
    /** VAT that the amount contains; null where the receipt says nothing of it. */
    vatAmount: Type.Optional(Nullable(Rappen)),
    receipt: Type.Optional(Nullable(ReportDocument)),
  },
  { $id: 'ReportExpense' },
);
export type ReportExpense = Static<typeof ReportExpense>;

/** `GET /api/events/{id}/report`: 404 while there is none. */
export const EventReportResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('EventReport'),
    event: Iri,
    absent: Type.Array(Iri),
    expenses: Type.Array(ReportExpense),
    /** For the office alone, unless it publishes them. */
    pictures: Type.Optional(Type.Array(ReportPicture)),
    incidents: Type.String(),
    comment: Type.String(),
    /** Full name. */
    submittedBy: Nullable(Type.String()),
    submittedAt: Instant,
    /** Null unless the office gave it back and it was not handed in again. */
    returned: Nullable(Type.Object({ reason: Type.String(), ...ByWhom })),
    /** Null until somebody of the office has read the incidents. */
    incidentsRead: Nullable(Type.Object(ByWhom)),
  },
  { $id: 'EventReport' },
);
export type EventReportResponse = Static<typeof EventReportResponse>;

/** `POST /api/events/{id}/messages` with an Idempotency-Key: a mail to persons of the event. */
export const EventMessageCreate = writeSchema('EventMessageCreate', {
  subject: oneLine(150),
  text: filledText(5000),
  /** Persons of the event, each once by e-mail address. */
  recipients: Type.Array(reference('booking_persons'), { minItems: 1, maxItems: 99, uniqueItems: true }),
  /** Documents of the kind `attachment` that the sender has uploaded; for the office alone. */
  attachments: Type.Optional(
    Type.Array(reference('documents'), { maxItems: DOCUMENT_LIMITS.perMail, uniqueItems: true }),
  ),
  /** Readers beside the persons; for the office alone. */
  also: Type.Optional(Type.Array(strings(ALSO_TOLD), { maxItems: ALSO_TOLD.length, uniqueItems: true })),
});
export type EventMessageCreate = Static<typeof EventMessageCreate>;

/** `GET /api/events/{id}/messages`: the newest first. */
export const EventMessageResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('EventMessage'),
    id: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    /** Full name. */
    sentBy: Nullable(Type.String()),
    sentAt: Instant,
    /** What went with it. */
    attachments: Type.Array(AttachedDocument),
    recipients: Type.Array(
      Type.Object({
        name: Type.String(),
        /** For the office alone. */
        email: Nullable(Type.String()),
        /** Null until it was sent; a mail that was given up says so. */
        deliveredAt: Nullable(Instant),
        failed: Type.Boolean(),
        /** Why it was given up; for the office alone. */
        failure: Nullable(Type.String()),
      }),
    ),
  },
  { $id: 'EventMessage' },
);
export type EventMessageResponse = Static<typeof EventMessageResponse>;
