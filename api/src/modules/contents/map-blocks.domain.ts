import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { type BlockFields, blockKindOf, type SimpleField } from '@firn/shared-contracts/content';

type Data = Readonly<Record<string, unknown>>;

/** `path` is where the field stands: `blocks[3].data.text`. */
type Visit = (field: SimpleField, value: unknown, path: string) => unknown;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapEach = (value: unknown, map: (each: Data, index: number) => unknown): unknown =>
  Array.isArray(value) ? value.map((each, index) => (isData(each) ? map(each, index) : each)) : value;

function mapData(fields: BlockFields, data: Data, visit: Visit, path: string): Data {
  const known = Object.entries(fields).filter(([name]) => data[name] !== undefined);
  const mapped = known.map(([name, field]) => {
    const value = data[name];
    const at = `${path}.${name}`;
    if (field.control === 'inner')
      return [name, mapEach(value, (block, index) => mapBlock(block, visit, `${at}[${index}]`))];
    if (field.control === 'entries')
      return [
        name,
        mapEach(value, (each, index) => mapData(field.each.fields, each, visit, `${at}[${index}]`)),
      ];
    return [name, visit(field, value, at)];
  });
  return { ...data, ...Object.fromEntries(mapped) };
}

function mapBlock<Block extends Data>(block: Block, visit: Visit, path: string): Block {
  const kind = blockKindOf(String(block.kind));
  if (!kind || !isData(block.data)) return block;
  return { ...block, data: mapData(kind.fields, block.data, visit, `${path}.data`) };
}

/**
 * The blocks with every field of theirs, those of entries and of inner blocks too, as `visit` answers it. Kinds that are not
 * known, and what is not as its kind says, stay as they are.
 */
export const mapBlocks = (blocks: readonly ContentBlockInput[], visit: Visit): ContentBlockInput[] =>
  blocks.map((block, index) => mapBlock(block, visit, `blocks[${index}]`));
