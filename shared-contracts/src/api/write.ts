import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Instant, Nullable, resource } from './hydra.ts';
import { Seal, Told } from './telling.ts';

/**
 * Schemas of request bodies, separate from those of answers. Unknown fields are refused, and nothing has a default:
 * a default in a patch would overwrite stored values with something nobody sent.
 */
export const writeSchema = <T extends TProperties>($id: string, fields: T): TObject<T> =>
  Type.Object(fields, { $id, additionalProperties: false });

/** A patch of the same fields: each may be left out; null clears a nullable field. */
export const patchSchema = <T extends TProperties>($id: string, fields: T) =>
  Type.Partial(Type.Object(fields), { $id, additionalProperties: false });

/** A text that is not blank. */
export const filledText = (maxLength: number) => Type.String({ maxLength, pattern: '\\S' });

/** A line in the head of a mail: not blank, without line breaks, control characters and changes of direction. */
export const oneLine = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$' });

/** The same, or nothing. */
export const oneLineOrNone = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$' });

/** A text that may be empty. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** Place in a list that the office sorts; smaller ones come first. */
export const position = Type.Integer({ minimum: 0, maximum: 9999 });

const UUID = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** An IRI of a resource, `/api/{collection}/{id}`. */
export const reference = (collection: string) => Type.String({ pattern: `^/api/${collection}/${UUID}$` });

/** A step of a state machine: `POST /api/{collection}/{id}/transition`. */
export const TransitionRequest = Type.Object(
  {
    to: Type.String({ maxLength: 40 }),
    reason: Type.Optional(text(500)),
    comment: Type.Optional(text(2000)),
    notify: Type.Optional(Type.Boolean()),
    /** Typed by hand before a step with consequences: the record's code. */
    confirmation: Type.Optional(text(40)),
    /** Only reports what would happen. */
    dryRun: Type.Optional(Type.Boolean()),
    /** With `notify`: which groups are told of a step of an event (docs/domain/events.md#who-is-told). */
    tell: Type.Optional(Told),
    /** That of the preview: what has changed since is refused. */
    seal: Type.Optional(Seal),
  },
  { $id: 'TransitionRequest', additionalProperties: false },
);
export type TransitionRequest = Static<typeof TransitionRequest>;

/** Problem codes of every write. */
export const WRITE_PROBLEMS = {
  /** 412: `current` is the item as it is now, `changedBy` and `changedAt` say who changed it first. */
  stale: '/problems/stale',
  /** 428: the header `If-Match` is missing. */
  versionRequired: '/problems/version-required',
  /** 409: `usedBy` lists what still uses the item. */
  inUse: '/problems/in-use',
  /** 409: `missing` lists the conditions that are not met yet. */
  invalidTransition: '/problems/invalid-transition',
} as const;

/** One user of an item whose removal is refused: «3 Angebote». */
export interface Usage {
  readonly label: string;
  readonly count: number;
  /** Of the first three, in order. */
  readonly names: readonly string[];
}

/** How many of those that use an item the refusal names. */
export const NAMED_DEPENDENTS = 3;

/** One entry of `GET /api/{collection}/{id}/history`, for the office. */
export const HistoryEntryResponse = Type.Object(
  {
    ...resource,
    at: Instant,
    /** `{entity}.{what}`, such as `offer.update`. */
    action: Type.String(),
    /** Full name; null for the system. */
    actor: Nullable(Type.String()),
    /** The admin who acted in the actor's name. */
    impersonator: Nullable(Type.String()),
    /** The item's name at that time. */
    label: Nullable(Type.String()),
    changes: Type.Record(Type.String(), Type.Object({ from: Type.Unknown(), to: Type.Unknown() })),
  },
  { $id: 'HistoryEntry' },
);
export type HistoryEntryResponse = Static<typeof HistoryEntryResponse>;
