import type { QueryClient } from '@tanstack/react-query';
import type { Stored } from './resource.types.ts';

/** A write under way. */
interface Turn {
  /** Version it was made from. */
  readonly from: number;
  /** Version it left; undefined if it was not taken. */
  readonly left: Promise<number | undefined>;
}

const turnsByClient = new WeakMap<QueryClient, Map<string, Turn>>();

function turnsOf(client: QueryClient): Map<string, Turn> {
  const known = turnsByClient.get(client);
  if (known) return known;
  const turns = new Map<string, Turn>();
  turnsByClient.set(client, turns);
  return turns;
}

const versionIn = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer && 'version' in answer ? Number(answer.version) : undefined;

/**
 * Sends a write of an item once this page's write before it is through, from the version that one left: whoever saves
 * and publishes in one breath made both from the same version, and is not told that somebody changed it meanwhile.
 */
export async function inTurn<Answer>(
  client: QueryClient,
  item: Stored,
  send: (stored: Stored) => Promise<Answer>,
): Promise<Answer> {
  const turns = turnsOf(client);
  const iri = item['@id'];
  const before = turns.get(iri);
  const sending = (async () => {
    const left = await before?.left;
    return send(before?.from === item.version && left !== undefined ? { '@id': iri, version: left } : item);
  })();
  const turn: Turn = { from: item.version, left: sending.then(versionIn, () => undefined) };
  turns.set(iri, turn);
  try {
    return await sending;
  } finally {
    if (turns.get(iri) === turn) turns.delete(iri);
  }
}
