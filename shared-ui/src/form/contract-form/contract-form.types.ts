import type { Violation } from '@firn/shared-contracts/shell';
import type { ReactNode } from 'react';
import type { SchemaValidator } from '../schema-validator.ts';
import type { FormValues } from './merge-patch.ts';

/** An item of the API that can be written. */
export interface Versioned {
  readonly '@id': string;
  readonly version: number;
}

export interface SaveOptions {
  /** The version the change was made from, for `RequestOptions`; left out when creating. */
  readonly ifMatch?: string;
}

export interface FormOptions<Item, Values extends FormValues> {
  /** The item as it was loaded, newest first seen; null to create one. */
  readonly base: Item | null;
  /** The fields of an item, or of a new one: references as IRIs, null for nothing. */
  readonly valuesOf: (item: Item | null) => Values;
  /** The schema of the body, from `x.validator.generated.js`. */
  readonly validate: SchemaValidator;
  /** Rules that a schema cannot say; the same function while nothing changes. */
  readonly rules?: (values: Values) => readonly Violation[];
  /** Sends what changed, or all of a new item. Rejects with the ApiError. */
  readonly save: (body: Record<string, unknown>, options: SaveOptions) => Promise<Item>;
  readonly onSaved?: (item: Item) => void;
}

export interface ContractFormProps<Item, Values extends FormValues> extends FormOptions<Item, Values> {
  /** Name of the form for screen readers, «Angebot bearbeiten». */
  readonly label: string;
  /** Names of fields by path: `title`, `priceComponents`, and `priceComponents[].title` within a list. */
  readonly fieldLabels: Readonly<Record<string, string>>;
  /** Words for values that are not readable as they are, such as IRIs and Rappen, where two people changed a field. */
  readonly describe?: Readonly<Record<string, (value: never) => string>>;
  /** Fields for which nobody's value is chosen beforehand when two people changed them: money, dates, states. */
  readonly carefulFields?: readonly string[];
  /** Names the draft in the tab's storage; the item's IRI when left out, or the label for a new one. */
  readonly draftKey?: string;
  readonly children: ReactNode;
}
