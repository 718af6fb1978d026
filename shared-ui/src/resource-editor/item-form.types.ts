import type { Violation } from '@firn/shared-contracts/shell';
import type { ReactNode } from 'react';
import type { FormValues } from '../form/merge-patch.ts';
import type { SchemaValidator } from '../form/schema-validator.ts';
import type { Stored } from '../resource/resource.types.ts';

export interface Editable extends Stored {
  readonly id: string;
}

/** The form of a resource, for a new item and for one that is there. */
export interface ItemForm<Item extends Editable, Values extends FormValues, Create, Patch> {
  /** What the form is called: «Neues Niveau», «Niveau bearbeiten». */
  readonly titles: { readonly create: string; readonly edit: string };
  nameOf(item: Item): string;
  /** As the wire has it: references as IRIs, null for nothing. Null makes the values of a new item. */
  valuesOf(item: Item | null): Values;
  readonly validateCreate: SchemaValidator<Create>;
  readonly validatePatch: SchemaValidator<Patch>;
  /** Rules that a schema cannot say. */
  rules?(values: Values): readonly Violation[];
  /** Names of the fields by path. */
  readonly fieldLabels: Readonly<Record<string, string>>;
  /** Words for values that are not readable as they are, shown where two people changed the same. */
  readonly describe?: Readonly<Record<string, (value: never) => string>>;
  /** The fields; null for a new item. */
  fields(item: Item | null): ReactNode;
  /** What can be done with an item beside saving and removing it. `onDone` closes the form. */
  actions?(item: Item, onDone: () => void): ReactNode;
}
