import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { type BlockFields, blockKindOf, type SimpleField } from '@firn/shared-contracts/content';

type Data = Readonly<Record<string, unknown>>;

/** Where a field stands, in the words of JSON Pointer: `/blocks/3/data/text`. */
type Visit = (field: SimpleField, value: unknown, path: string) => unknown;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function mapData(fields: BlockFields, data: Data, visit: Visit, path: string): Data {
  const known = Object.entries(fields).filter(([name]) => data[name] !== undefined);
  const mapped = known.map(([name, field]) => {
    const value = data[name];
    const at = `${path}/${name}`;
    if (field.control === 'inner') return [name, mapBlocks(listOf(value) as ContentBlockInput[], visit, at)];
    if (field.control === 'entries') {
      const each = listOf(value) as Data[];
      return [name, each.map((entry, index) => mapData(field.each.fields, entry, visit, `${at}/${index}`))];
    }
    return [name, visit(field, value, at)];
  });
  return { ...data, ...Object.fromEntries(mapped) };
}

/**
 * The blocks with every field of theirs, those of entries and of inner blocks too, as `visit` answers it. Kinds that are not
 * known stay as they are.
 */
export function mapBlocks(
  blocks: readonly ContentBlockInput[],
  visit: Visit,
  path = '/blocks',
): ContentBlockInput[] {
  return blocks.map((block, index) => {
    const kind = blockKindOf(block.kind);
    if (!kind) return block;
    return { ...block, data: mapData(kind.fields, block.data as Data, visit, `${path}/${index}/data`) };
  });
}
