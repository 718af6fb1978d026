import type { BlockField } from '@firn/shared-contracts/content';

export type ControlName = BlockField['control'];
export type FieldOf<Control extends ControlName> = Extract<BlockField, { readonly control: Control }>;

export interface ControlProps<Control extends ControlName> {
  /** Path in the form's values, `blocks[3].data.title`. */
  readonly name: string;
  readonly field: FieldOf<Control>;
}

/** What the adapters of the form take of a field's words. */
export const wordsOf = (name: string, { label, help, isRequired }: BlockField) => ({
  name,
  label,
  ...(help && { description: help }),
  ...(isRequired && { required: true }),
});
