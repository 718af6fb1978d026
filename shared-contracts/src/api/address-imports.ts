import { type Static, Type } from 'typebox';
import { Instant, Iri, Nullable, resource, strings } from './hydra.ts';

/** Limits of a file of addresses (docs/domain/office.md#address-import). */
export const ADDRESS_FILE = { bytes: 16 * 1024 * 1024, rows: 20_000, columns: 100 } as const;

/** Fields that a column can be put to, in the order of a list of people. */
export const ADDRESS_FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'email',
  'birthday',
  'address',
  'postalCode',
  'city',
  'country',
  'phone',
  'sac',
  'newsletter',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export const ADDRESS_IMPORT_STATES = ['running', 'done', 'undoing', 'undone'] as const;
export type AddressImportState = (typeof ADDRESS_IMPORT_STATES)[number];

/** Kinds of remarks on a row: it was left out, a part of it was, or its undoing left something as it is. */
export const ADDRESS_REMARKS = ['error', 'notice', 'kept'] as const;
export type AddressRemarkKind = (typeof ADDRESS_REMARKS)[number];

/** The most remarks of each kind that an answer lists. */
export const LISTED_REMARKS = 500;

const count = Type.Integer({ minimum: 0 });

export const AddressRemark = Type.Object(
  {
    /** Number of the row, as a spreadsheet counts its rows. */
    row: Type.Integer({ minimum: 1 }),
    /** Null where it is about the whole row. */
    field: Nullable(strings(ADDRESS_FIELDS)),
    message: Type.String(),
  },
  { $id: 'AddressRemark' },
);
export type AddressRemark = Static<typeof AddressRemark>;

export const AddressColumn = Type.Object(
  {
    /** Position of the column, from 0. */
    position: count,
    heading: Type.String(),
    /** The first cell that says something. */
    sample: Type.String(),
    field: Nullable(strings(ADDRESS_FIELDS)),
  },
  { $id: 'AddressColumn' },
);
export type AddressColumn = Static<typeof AddressColumn>;

const counts = {
  /** Rows of the file, its headings and empty ones left out. */
  rows: count,
  created: count,
  updated: count,
  unchanged: count,
  /** Rows left out for a fault. */
  refused: count,
} as const;

const remarks = {
  errors: Type.Array(AddressRemark, { maxItems: LISTED_REMARKS }),
  notices: Type.Array(AddressRemark, { maxItems: LISTED_REMARKS }),
} as const;

/** `POST /api/imports/addresses`, with `?dryRun=1` what it would do. */
export const AddressImportReport = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('AddressImportReport'),
    /** The import that this file is, from now or from before; null in a dry run of one that is new. */
    import: Nullable(Iri),
    fileName: Type.String(),
    /** Null in a dry run. */
    state: Nullable(strings(ADDRESS_IMPORT_STATES)),
    columns: Type.Array(AddressColumn, { maxItems: ADDRESS_FILE.columns }),
    ...counts,
    ...remarks,
  },
  { $id: 'AddressImportReport' },
);
export type AddressImportReport = Static<typeof AddressImportReport>;

const imported = {
  ...resource,
  fileName: Type.String(),
  state: strings(ADDRESS_IMPORT_STATES),
  ...counts,
  /** Rows that were worked through, of taking in or of undoing. */
  done: count,
  /** Results of undoing: people removed, people whose fields are empty again, and people of whom something stays. */
  removed: count,
  reset: count,
  kept: count,
  /** Full name. */
  createdBy: Type.String(),
  createdAt: Instant,
  /** The end of the time in which it can be undone; null where it was, or is over. */
  undoUntil: Nullable(Instant),
} as const;

/** A file of addresses that was taken in. */
export const AddressImportResponse = Type.Object(imported, { $id: 'AddressImport' });
export type AddressImportResponse = Static<typeof AddressImportResponse>;

/** The same with what there is to say of its rows. */
export const AddressImportDetail = Type.Object(
  {
    ...imported,
    ...remarks,
    /** Remarks on what undoing left as it is. */
    leftAsIs: Type.Array(AddressRemark, { maxItems: LISTED_REMARKS }),
  },
  { $id: 'AddressImportDetail' },
);
export type AddressImportDetail = Static<typeof AddressImportDetail>;

/** Problem codes of imports of addresses. */
export const ADDRESS_IMPORT_PROBLEMS = {
  /** 409: the time to undo it is over, or it was undone. */
  notUndoable: '/problems/import-not-undoable',
} as const;
