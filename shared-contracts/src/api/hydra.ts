import { type Static, type TEnum, type TSchema, Type } from 'typebox';

/** Wire conventions of docs/wire-format.md. Money is integer Rappen, instants ISO 8601 in UTC, dates `YYYY-MM-DD`. */
export const Iri = Type.String({ pattern: '^/api/', description: 'Path-absolute IRI of a resource.' });
export const Id = Type.String({ format: 'uuid' });
export const Instant = Type.String({ format: 'date-time' });
export const DateOnly = Type.String({ format: 'date' });
export const Rappen = Type.Integer({ minimum: 0, description: 'Rappen (CHF 0.01).' });
/** An amount that may be taken back. */
export const SignedRappen = Type.Integer({ description: 'Rappen (CHF 0.01), negative for a credit.' });
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const strings = <T extends readonly string[]>(values: T) =>
  Type.Enum([...values]) as unknown as TEnum<[...T]>;

/** A reference written as an IRI or as an object with `@id` (docs/wire-format.md#items). */
export const ReferenceInput = Type.Union([Iri, Type.Object({ '@id': Iri })]);
export type ReferenceInput = Static<typeof ReferenceInput>;

export const resource = { '@id': Iri, '@type': Type.String(), id: Id };

/** Fields of every resource that can be written: the version counts its changes, from 1. */
export const versioned = { ...resource, version: Type.Integer({ minimum: 1 }) };

/** `hydra:Collection` (docs/wire-format.md#collections). */
export interface Collection<T> {
  readonly '@id': string;
  readonly '@type': 'hydra:Collection';
  readonly 'hydra:totalItems': number;
  readonly totalItems: number;
  readonly 'hydra:member': readonly T[];
  readonly 'hydra:view'?: {
    readonly '@id': string;
    readonly 'hydra:next'?: string;
    readonly 'hydra:previous'?: string;
  };
}
