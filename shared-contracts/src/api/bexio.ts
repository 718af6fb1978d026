import { type Static, Type } from 'typebox';
import { VAT_CATEGORIES } from '../domain/difficulty.ts';
import { BEXIO_DOCUMENT_KINDS, BEXIO_DOCUMENT_STATES } from '../domain/states.ts';
import { DateOnly, Instant, Iri, Nullable, resource, strings, versioned } from './hydra.ts';
import { patchSchema } from './write.ts';

/** In place of a VAT category and of an `accountingNo`: fees of cancelled bookings, which are damages. */
export const BEXIO_FEE = 'fee';

/** Systems that may be asked as bexio: the real one, or the test system of the demo; null: none is configured. */
export const BEXIO_SYSTEMS = ['bexio', 'test'] as const;

const externalId = Type.Integer({ minimum: 1 });

const BexioTax = Type.Object(
  { category: strings([...VAT_CATEGORIES, BEXIO_FEE]), taxId: Nullable(externalId) },
  { $id: 'BexioTax', additionalProperties: false },
);

const BexioAccount = Type.Object(
  { accountingNo: Type.String({ minLength: 1, maxLength: 40 }), accountId: Nullable(externalId) },
  { $id: 'BexioAccount', additionalProperties: false },
);

const writable = {
  /** True if documents are transferred. */
  active: Type.Boolean(),
  /** Invoices issued from this day on are transferred, with what is paid for them. */
  startsOn: Nullable(DateOnly),
  /** Tax there by our VAT category. */
  taxes: Type.Array(BexioTax, { maxItems: VAT_CATEGORIES.length + 1 }),
  /** Account there by our `accountingNo`. */
  accounts: Type.Array(BexioAccount, { maxItems: 200 }),
} as const;

/** `GET /api/bexio`: the connection with the accounting system (docs/domain/payments.md#accounting). */
export const BexioResponse = Type.Object(
  {
    ...versioned,
    ...writable,
    system: Nullable(strings(BEXIO_SYSTEMS)),
    connected: Type.Boolean(),
    /** Name of the company there. */
    companyName: Nullable(Type.String()),
    /** The reason for which nothing is transferred at the moment, as a sentence. */
    problem: Nullable(Type.String()),
    /** bexio has asked for patience until then. */
    pausedUntil: Nullable(Instant),
    /** Every `accountingNo` of offers, events and invoices. */
    accountingNos: Type.Array(Type.String()),
    /** Names, in words, of what has no tax or account yet. */
    missing: Type.Array(Type.String()),
    /** Number of documents in each state. */
    documents: Type.Object({ waiting: Type.Integer(), done: Type.Integer(), failed: Type.Integer() }),
  },
  { $id: 'Bexio' },
);
export type BexioResponse = Static<typeof BexioResponse>;

export const BexioPatch = patchSchema('BexioPatch', writable);
export type BexioPatch = Static<typeof BexioPatch>;

/** `GET /api/bexio/choices`: what there is to map to, from the lists of bexio itself. */
export const BexioChoices = Type.Object(
  {
    '@id': Iri,
    '@type': Type.String(),
    taxes: Type.Array(
      Type.Object({ id: externalId, title: Type.String(), percent: Type.Number({ minimum: 0 }) }),
    ),
    accounts: Type.Array(Type.Object({ id: externalId, title: Type.String() })),
  },
  { $id: 'BexioChoices' },
);
export type BexioChoices = Static<typeof BexioChoices>;

/** Address at which somebody agrees to the connection. */
export const BexioAgreement = Type.Object({ url: Type.String() }, { $id: 'BexioAgreement' });
export type BexioAgreement = Static<typeof BexioAgreement>;

/** Answers that the way back from there gives in `?bexio=`. */
export const BEXIO_RETURNS = ['connected', 'declined', 'late', 'failed'] as const;
export type BexioReturn = (typeof BEXIO_RETURNS)[number];

/** One job: an invoice, a credit note or an entry of the ledger, and what became of it there. */
export const BexioDocumentResponse = Type.Object(
  {
    ...resource,
    kind: strings(BEXIO_DOCUMENT_KINDS),
    /** Its number or title, as people read it. */
    label: Type.String(),
    /** IRI of the booking it is about. */
    booking: Nullable(Iri),
    state: strings(BEXIO_DOCUMENT_STATES),
    attempts: Type.Integer({ minimum: 0 }),
    nextAttemptAt: Nullable(Instant),
    /** The reason for which it is not there yet, as a sentence. */
    problem: Nullable(Type.String()),
    /** Its id there. */
    externalId: Nullable(externalId),
    createdAt: Instant,
    doneAt: Nullable(Instant),
  },
  { $id: 'BexioDocument' },
);
export type BexioDocumentResponse = Static<typeof BexioDocumentResponse>;

/** Problem codes of `/api/bexio`. */
export const BEXIO_PROBLEMS = {
  /** 409: no access to bexio is configured, or nobody has connected it. */
  notConnected: '/problems/bexio-not-connected',
  /** 409: the document is there already. */
  documentDone: '/problems/bexio-document-done',
  /** 503: bexio does not answer, or refuses to. */
  away: '/problems/bexio-away',
} as const;
