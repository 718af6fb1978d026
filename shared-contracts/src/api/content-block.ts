import { type Static, Type } from 'typebox';

/** A block as it is kept. Which data a kind has is checked by its own schema. */
export const ContentBlockInput = Type.Object(
  {
    /** Keeps its value while the block is moved and changed. */
    id: Type.String({ format: 'uuid' }),
    kind: Type.String({ maxLength: 40, pattern: '^[a-z]+(-[a-z]+)*$' }),
    data: Type.Object({}, { additionalProperties: true }),
  },
  { $id: 'ContentBlockInput', additionalProperties: false },
);
export type ContentBlockInput = Static<typeof ContentBlockInput>;
