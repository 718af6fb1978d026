import type { ParticipantResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { findEventStart, listParticipants } from './booking-persons.read-model.ts';

export function createBookingPersonsService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    /** @throws Problem 404 for an event that is not the visitor's, as for one there is none of. */
    async participants(eventId: string, visitor: Visitor): Promise<ParticipantResponse[]> {
      const start = await findEventStart(db, eventId, visitor, clock());
      if (!start) throw notFound('Wir konnten diesen Event nicht finden.');
      return listParticipants(db, { id: eventId, start });
    },
  };
}

export type BookingPersonsService = ReturnType<typeof createBookingPersonsService>;
