const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Finds the ids that a value names, wherever in it: kinds of blocks that are not known name pictures and pages, too. */
function named(collection: string, value: unknown): string[] {
  const pattern = new RegExp(`/api/${collection}/(${UUID})(?=["\\\\#])`, 'gi');
  const found = [...JSON.stringify(value).matchAll(pattern)].map(([, id = '']) => id.toLowerCase());
  return [...new Set(found)];
}

/** The pictures and files in blocks, each once. */
export const mediaIdsOf = (blocks: unknown): string[] => named('extended_media_objects', blocks);

/** The pages that blocks link to, each once. */
export const pageIdsOf = (blocks: unknown): string[] => named('contents', blocks);
