import type { BookingPartner, BookingResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import {
  bookingNotFound,
  countChange,
  countForPartner,
  findOfficeBooking,
  inTurn,
  limitLockWaits,
  lockBooking,
} from '../bookings/index.ts';

interface Correction {
  readonly bookingId: string;
  readonly actor: Actor | null;
  readonly now: Date;
  readonly body: BookingPartner;
}

const GONE = { propertyPath: 'partner', message: 'Diesen Partner gibt es nicht mehr.' };

/**
 * The office says who brought the guests of a booking (docs/domain/partners.md#whose-guest); the partner that it has already
 * changes nothing.
 * @throws 404; 409 lock-timeout; 422 for a partner that is gone.
 */
export const correctPartner = (
  db: Db,
  { bookingId, actor, now, body }: Correction,
): Promise<BookingResponse> =>
  inTurn(
    db.transaction(async (tx) => {
      await limitLockWaits(tx);
      await lockBooking(tx, bookingId);
      const before = await findOfficeBooking(tx, bookingId);
      if (!before) throw bookingNotFound();
      if ((before.partner?.['@id'] ?? null) === body.partner) return before;
      const to = await countForPartner(tx, bookingId, body.partner && idOf('partners', body.partner), now);
      if (to === undefined) throw invalid([GONE]);
      await countChange(tx, bookingId);
      await recordAudit(tx, {
        actor,
        action: 'booking.partner',
        entity: 'booking',
        entityId: bookingId,
        label: before.bookingNumber,
        diff: {
          partner: { from: before.partner?.title ?? null, to },
          reason: { from: null, to: body.reason.trim() },
        },
        at: now,
      });
      const after = await findOfficeBooking(tx, bookingId);
      if (!after) throw bookingNotFound();
      return after;
    }),
  );
