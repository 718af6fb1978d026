import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { inTurn, limitLockWaits, lockEvent, type SeatsFreed } from '../bookings/index.ts';
import { lockOptionById, optionNotFound, seatOptionOver, takeOptionStep } from '../seat-options/index.ts';
import { findOption, optionsDue, toldOption } from './seat-options.read-model.ts';
import { type Telling, tellOffice, tellOver } from './tell-guest.ts';

export interface EndDeps extends ResourceDeps {
  readonly sendsTexts: boolean;
  readonly seatsFreed: SeatsFreed;
}

/**
 * The office gives the seats back, and the guest is told. The seats go to the waiting list in the same transaction.
 * @throws 404; 409 seat-option-over, lock-timeout.
 */
export async function releaseOption(
  { db, clock, sendsTexts, seatsFreed }: EndDeps,
  id: string,
  { actor, origin }: { readonly actor: Actor | null; readonly origin: string },
): Promise<void> {
  const seen = await findOption(db, id);
  if (!seen) throw optionNotFound();
  await inTurn(
    db.transaction(async (tx) => {
      await limitLockWaits(tx);
      await lockEvent(tx, seen.event.id);
      const option = await lockOptionById(tx, id);
      if (!option) throw optionNotFound();
      if (option.state !== 'open') throw seatOptionOver(option.state);
      const at = clock();
      await takeOptionStep(tx, option, { to: 'released', by: 'office', actor, at });
      const told = await toldOption(tx, id);
      if (told) await tellOver(tx, told, { origin, sendsTexts, at });
      await seatsFreed(tx, seen.event.id, { origin, at });
    }),
  );
}

async function expire(
  tx: Tx,
  { id, eventId }: { readonly id: string; readonly eventId: string },
  { seatsFreed, at, ...telling }: Telling & { readonly seatsFreed: SeatsFreed; readonly at: Date },
): Promise<boolean> {
  await limitLockWaits(tx);
  await lockEvent(tx, eventId);
  const option = await lockOptionById(tx, id);
  if (option?.state !== 'open') return false;
  const isOver = option.until <= at;
  const step = { by: 'system', actor: null, at } as const;
  if (isOver) await takeOptionStep(tx, option, { ...step, to: 'expired' });
  else await takeOptionStep(tx, option, { ...step, to: 'released', reason: 'event_cancelled' });
  const told = await toldOption(tx, id);
  if (told) await tellOver(tx, told, { ...telling, at });
  if (told && isOver) await tellOffice(tx, told, { origin: telling.origin, at });
  await seatsFreed(tx, eventId, { origin: telling.origin, at });
  return true;
}

/**
 * Gives back the seats of options whose time is over, and tells guest and office, each once: state and mails are one
 * transaction under the lock of the event. Those of an event that was called off are released. An event that is busy is
 * left to the next run. Returns how many it was.
 */
export async function expireOptions({
  db,
  clock,
  ...deps
}: EndDeps & { readonly origin: string }): Promise<number> {
  const at = clock();
  let ended = 0;
  const end = async (due: { readonly id: string; readonly eventId: string }) => {
    if (await db.transaction((tx) => expire(tx, due, { ...deps, at }))) ended += 1;
  };
  await workThrough(await optionsDue(db, at), end, 'Options could not expire.');
  return ended;
}
