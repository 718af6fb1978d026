import { type Static, Type } from 'typebox';
import { EXPORT_FORMATS, EXPORT_KINDS, EXPORT_STATES } from '../domain/exports.ts';
import { DateOnly, Instant, Iri, Nullable, resource, strings } from './hydra.ts';
import { writeSchema } from './write.ts';

const LONGEST_VALUE = 200;
const MOST_VALUES = 100;
const MOST_FILTERS = 30;
const MOST_COLUMNS = 60;

const FilterText = Type.String({ maxLength: LONGEST_VALUE });
/** The filters of a list by their names: `{ state: ['confirmed'], start: { after: '2026-01-01' } }`. */
export const ExportFilters = Type.Record(
  Type.String({ minLength: 1, maxLength: 40 }),
  Type.Union([
    FilterText,
    Type.Array(FilterText, { maxItems: MOST_VALUES }),
    Type.Record(Type.String({ minLength: 1, maxLength: 40 }), FilterText, { maxProperties: MOST_FILTERS }),
  ]),
  { maxProperties: MOST_FILTERS },
);
export type ExportFilters = Static<typeof ExportFilters>;

const asked = {
  kind: strings(EXPORT_KINDS),
  format: strings(EXPORT_FORMATS),
};
const narrowed = {
  filters: Type.Optional(ExportFilters),
  /** Keys of `GET /api/export_kinds`, in the order of the file; without them all that the person may see. */
  columns: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: MOST_COLUMNS })),
};

/** `POST /api/exports` (docs/domain/office.md#exports). */
export const ExportCreate = writeSchema('ExportCreate', { ...asked, ...narrowed });
export type ExportCreate = Static<typeof ExportCreate>;

/** `POST /api/export_plans`: the same file once a week. */
export const ExportPlanCreate = writeSchema('ExportPlanCreate', {
  ...asked,
  ...narrowed,
  /** Day of the week from 1, Monday, to 7. */
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
});
export type ExportPlanCreate = Static<typeof ExportPlanCreate>;

const told = {
  ...resource,
  ...asked,
  filters: ExportFilters,
  columns: Type.Array(Type.String()),
  /** Full name of whoever asked for it. */
  createdBy: Type.String(),
  createdAt: Instant,
};

export const ExportResponse = Type.Object(
  {
    ...told,
    state: strings(EXPORT_STATES),
    /** Percentage that is done; null while nobody knows how much there is. */
    progress: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
    /** Lines so far. */
    written: Type.Integer({ minimum: 0 }),
    /** Lines in all; null before they are known. */
    total: Nullable(Type.Integer({ minimum: 0 })),
    bytes: Nullable(Type.Integer({ minimum: 0 })),
    /** The reason for which there is no file. */
    problem: Nullable(Type.String()),
    /** True if a plan asked for it. */
    isPlanned: Type.Boolean(),
    finishedAt: Nullable(Instant),
    /** The moment at which the file goes. */
    expiresAt: Instant,
    /** The address of the file; null before it is there, and for whoever may not see one of its columns. */
    fileUrl: Nullable(Type.String()),
  },
  { $id: 'Export' },
);
export type ExportResponse = Static<typeof ExportResponse>;

export const ExportPlanResponse = Type.Object(
  {
    ...told,
    weekday: Type.Integer({ minimum: 1, maximum: 7 }),
    /** The day of the next file. */
    nextOn: DateOnly,
  },
  { $id: 'ExportPlan' },
);
export type ExportPlanResponse = Static<typeof ExportPlanResponse>;

/** A kind of export with the columns that the reader may ask for. */
export const ExportKindResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.String(),
    id: strings(EXPORT_KINDS),
    title: Type.String(),
    columns: Type.Array(Type.Object({ key: Type.String(), title: Type.String() })),
  },
  { $id: 'ExportKind' },
);
export type ExportKindResponse = Static<typeof ExportKindResponse>;
