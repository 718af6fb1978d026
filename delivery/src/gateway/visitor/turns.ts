import { createReadTurns, type ReadTurns } from './read-turns.ts';
import { EMBEDDED_TURNS } from './turn-limits.ts';

export interface Turns {
  /** Pages and files of releases. */
  readonly pages: ReadTurns;
  /** What the API is asked: the same places where its database is a server. */
  readonly api: ReadTurns;
}

/** What is behind the gateway. */
interface Behind {
  readonly databaseUrl: string | null;
  readonly apiUrls: readonly string[];
}

/** An API with the embedded database is alone: several can only share a server. */
export function openTurns({ databaseUrl, apiUrls }: Behind): Turns {
  const pages = createReadTurns();
  const isEmbedded = databaseUrl === null && apiUrls.length === 1;
  return { pages, api: isEmbedded ? createReadTurns(EMBEDDED_TURNS) : pages };
}
