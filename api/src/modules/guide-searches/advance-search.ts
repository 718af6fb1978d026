import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { askInTurn } from '../guide-assignments/index.ts';
import { askTheOffice } from '../tasks/index.ts';
import {
  keepTurn,
  lockSearch,
  readList,
  type SearchRow,
  searchedEvent,
  searchedEvents,
  setSearch,
} from './guide-searches.repository.ts';
import { answerUntil, nextMove } from './search-queue.domain.ts';

export interface Occasion {
  readonly origin: string;
  readonly actor: Actor | null;
  readonly at: Date;
}

interface Event {
  readonly code: string;
  readonly start: Date;
}

async function exhaust(tx: Tx, { id, eventId }: SearchRow, { code }: Event, asked: number, at: Date) {
  await setSearch(tx, id, { exhaustedAt: at });
  const title = `Guide für ${code} fehlt noch`;
  const text = `Die Suche nach einem Guide ist am Ende der Liste, ohne Zusage (angefragt: ${asked}). Bitte wähle weitere Guides.`;
  await askTheOffice(tx, { title, text, eventId }, at);
}

/**
 * Takes every move that is due of a search (docs/domain/events.md#a-guide-falls-ill); the caller holds its lock. Returns
 * how many it were.
 */
export async function advanceSearch(tx: Tx, search: SearchRow, occasion: Occasion): Promise<number> {
  const { at } = occasion;
  const { eventId, hours, exhaustedAt } = search;
  const event = await searchedEvent(tx, eventId);
  if (!event) return 0;
  for (let moves = 0; ; moves += 1) {
    const list = await readList(tx, search.id);
    const move = nextMove(list, { ...event, at, exhaustedAt });
    if (move.kind === 'wait') return moves;
    if (move.kind === 'stop') {
      await setSearch(tx, search.id, { state: 'stopped', closedAt: at });
      return moves + 1;
    }
    if (move.kind === 'exhausted') {
      const asked = list.filter(({ assignmentId }) => assignmentId !== null).length;
      await exhaust(tx, search, event, asked, at);
      return moves + 1;
    }
    const { id, guideId } = move.candidate;
    const assignmentId = await askInTurn(tx, { eventId, guideId }, occasion);
    const until = answerUntil(at, event.start, hours);
    await keepTurn(tx, id, assignmentId ? { assignmentId, until } : { isPassed: true });
  }
}

/**
 * Asks the next guide of every search whose last one has let the time pass. Question, mail and turn are one transaction
 * under the lock of the search, which several workers take in turns. Returns how many moves it were.
 */
export async function advanceSearches({
  db,
  clock,
  origin,
}: ResourceDeps & { readonly origin: string }): Promise<number> {
  const at = clock();
  let moves = 0;
  const advance = async (eventId: string) => {
    moves += await db.transaction(async (tx) => {
      await limitLockWaits(tx);
      const search = await lockSearch(tx, eventId);
      return search ? advanceSearch(tx, search, { origin, actor: null, at }) : 0;
    });
  };
  await workThrough(await searchedEvents(db), advance, 'The search for a guide could not go on.');
  return moves;
}
