import type { Violation } from '@firn/shared-contracts/shell';
import type { ReactNode } from 'react';
import type { Stored } from '../../resource/resource.types.ts';
import type { FormValues } from '../merge-patch.ts';
import type { SchemaValidator } from '../schema-validator.ts';
import type { PartsByField } from './list-parts.ts';

/** Sends what changed, `stored` being what the change was made from. Rejects with the ApiError. */
export interface EditsItem<Item, Body> {
  /** The item as a query has it by now. */
  readonly base: Item;
  readonly save: (body: Body, stored: Stored) => Promise<Item>;
}

/** Sends all of a new item, without the empty fields that nobody asks for. */
export interface CreatesItem<Item, Body> {
  readonly base: null;
  readonly save: (body: Body) => Promise<Item>;
}

export const isEditing = <Item, Body>(
  options: EditsItem<Item, Body> | CreatesItem<Item, Body>,
): options is EditsItem<Item, Body> => options.base !== null;

interface ItemFields<Item, Values extends FormValues, Body> {
  /** The fields of an item, or of a new one, as the wire has them: references as IRIs, null for nothing. */
  readonly valuesOf: (item: Item | null) => Values;
  /** The schema of the body, from `x.validator.generated.js`. */
  readonly validate: SchemaValidator<Body>;
  /** Rules that a schema cannot say. */
  readonly rules?: (values: Values) => readonly Violation[];
  /** Lists of rows with ids, which two people may change at the same time as long as it is not the same row. */
  readonly parts?: PartsByField;
  readonly onSaved?: (item: Item) => void;
  /** What is said once it is saved; «Gespeichert» when left out. */
  readonly savedText?: string;
}

export type FormOptions<Item, Values extends FormValues, Body> = (
  | EditsItem<Item, Body>
  | CreatesItem<Item, Body>
) &
  ItemFields<Item, Values, Body>;

/** What a form is called and how it speaks of its fields. */
interface FormWords {
  /** Name of the form for screen readers, «Angebot bearbeiten». */
  readonly label: string;
  /** Names of fields by path: `title`, `priceComponents`, and `priceComponents[].title` within a list. */
  readonly fieldLabels: Readonly<Record<string, string>>;
  /**
   * Words for values that are not readable as they are, such as IRIs, states and Rappen, by field. They are shown
   * where two people changed the same.
   */
  readonly describe?: Readonly<Record<string, (value: never) => string>>;
  /** Fields for which nobody's value is chosen beforehand when two people changed them: money, dates, states. */
  readonly carefulFields?: readonly string[];
  /** Names the draft in the tab's storage; the item's IRI when left out, or the label for a new one. */
  readonly draftKey?: string;
  /**
   * Takes the form away that stands in place of what it edits: «Abbrechen» in place of «Verwerfen», which asks before
   * what was typed is lost.
   */
  readonly onCancel?: () => void;
  /** What the button says that sends the form; «Speichern» when left out. */
  readonly saveText?: string;
  /** True for an order or a request of a visitor: it has one button, and no words about what is stored. */
  readonly onlySends?: boolean;
  readonly children: ReactNode;
}

type Common<Item, Values extends FormValues, Body> = ItemFields<Item, Values, Body> & FormWords;

export type EditFormProps<Item, Values extends FormValues, Body> = EditsItem<Item, Body> &
  Common<Item, Values, Body>;

export type CreateFormProps<Item, Values extends FormValues, Body> = CreatesItem<Item, Body> &
  Common<Item, Values, Body>;

export type ContractFormProps<Item, Values extends FormValues, Body> =
  | EditFormProps<Item, Values, Body>
  | CreateFormProps<Item, Values, Body>;
