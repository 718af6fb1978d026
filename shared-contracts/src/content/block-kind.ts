import type { Static, TObject } from 'typebox';
import { type BlockFields, schemaOf } from './block-field.ts';

/** Where the office finds a kind when it adds a block. */
export type BlockGroup = 'text' | 'pictures' | 'catalogue' | 'more';

/** A kind of block: the one place that says its fields (docs/domain/content.md#blocks). */
export interface BlockKindDefinition<Kind extends string = string, Fields extends BlockFields = BlockFields> {
  readonly kind: Kind;
  readonly label: string;
  readonly group: BlockGroup;
  readonly fields: Fields;
  /** Whether it may stand inside two columns. */
  readonly isInner?: boolean;
  /** At most one of it on a page, at the top. */
  readonly isHead?: boolean;
}

export const blockKind = <const Kind extends string, const Fields extends BlockFields>(
  definition: BlockKindDefinition<Kind, Fields>,
) => ({ ...definition, schema: schemaOf(definition.fields) });

/** The data of a block of a kind. */
export type DataOf<Definition extends { readonly schema: TObject }> = Static<Definition['schema']>;
