import { Type } from 'typebox';

/** The id in an item's address. A malformed one answers 404, so that the database never sees it. */
export const IdParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
});
