import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/client.ts';
import type { References } from './references.read-model.ts';

/** A record as it is stored: plain data by the names of the wire, references as ids. */
export interface Stored<R> {
  readonly id: string;
  readonly version: number;
  readonly record: R;
}

export interface UniqueField {
  readonly field: string;
  readonly message: string;
}

export type Normalisers<R> = { readonly [Field in keyof R]?: (value: R[Field]) => R[Field] };

/**
 * How one kind of record is stored, with everything that belongs to it: one version counts every change of the whole.
 * `update` gets the names of the fields that changed and raises the version by one.
 */
export interface RecordKind<R extends object> {
  /** Name in the audit log, such as `tag`. */
  readonly entity: string;
  /** Last part of its address, such as `tags`. */
  readonly collection: string;
  /** The table of its row. */
  readonly table: PgTable;
  readonly references: References;
  /** Every unique index of the table: the field each is about, and what to tell whoever breaks it. */
  readonly unique: Readonly<Record<string, UniqueField>>;
  /** Further constraints that a write may break: the field each is about, and what to say. */
  readonly constraints?: Readonly<Record<string, UniqueField>>;
  /** Its name in the audit log, even after it is removed. */
  labelOf(record: R): string;
  /** The fields a patch is about, where its body names them in another way: one of many days, not the whole list. */
  readonly fieldsOf?: (patch: object) => Partial<R>;
  /** How a field is kept, such as a set in one order: applied to what is sent, before it is compared and stored. */
  readonly normalisers?: Normalisers<R>;
  /** What the audit log keeps of a field that is too large for it. */
  readonly logged?: { readonly [Field in keyof R]?: (value: R[Field]) => unknown };
  /** With `lock` the row is locked until the transaction ends. */
  load(db: Db, id: string, options?: { readonly lock: boolean }): Promise<Stored<R> | null>;
  insert(tx: Tx, record: R, now: Date): Promise<string>;
  update(tx: Tx, id: string, next: R, changed: readonly (keyof R & string)[], now: Date): Promise<void>;
  remove(tx: Tx, id: string): Promise<void>;
}
