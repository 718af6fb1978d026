import type { Db } from '../../db/client.ts';
import { freePlaces } from './bookings.domain.ts';
import { takenSeats } from './seats.read-model.ts';
import { type WaitingGroup, waitingGroups } from './waiting.read-model.ts';

export interface FreeSeats {
  readonly freePlaces: number;
  /** They come before whoever books, the first one first. */
  readonly waiting: readonly WaitingGroup[];
}

/** Reads which seats of one event are free, and who waits for them; true as long as the caller holds the event's lock. */
export async function readFreeSeats(
  db: Db,
  { id, maximumParticipants }: { readonly id: string; readonly maximumParticipants: number },
  at: Date,
): Promise<FreeSeats> {
  const taken = (await takenSeats(db, [id])).get(id) ?? 0;
  const waiting = (await waitingGroups(db, [id], at)).get(id) ?? [];
  return { freePlaces: freePlaces(maximumParticipants, taken), waiting };
}
