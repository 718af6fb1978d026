import { type AnyBlockKind, BLOCK_KINDS } from '@firn/shared-contracts/content';

const KINDS = Object.values(BLOCK_KINDS) as unknown as readonly AnyBlockKind[];

/** What the fields of blocks are called where no field is in sight, by path: `blocks[].data.title`. */
export const BLOCK_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.flatMap(({ label, fields }) =>
    Object.entries(fields).map(([name, field]) => [`blocks[].data.${name}`, `${label}: ${field.label}`]),
  ),
);
