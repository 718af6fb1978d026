import { type Static, Type } from 'typebox';
import { EventResponse } from './events.ts';
import { Instant, Iri, Nullable, resource } from './hydra.ts';
import { reference, writeSchema } from './write.ts';

/** `POST /api/remembered_events`: 201, or 200 if it stands there already. */
export const RememberedEventCreate = writeSchema('RememberedEventCreate', {
  event: reference('events'),
  /** Whether mails about it are wanted: left out, a new entry brings none, and one that stands there stays as it is. */
  mails: Type.Optional(Type.Boolean()),
});
export type RememberedEventCreate = Static<typeof RememberedEventCreate>;

/** An event of one's Merkliste (docs/domain/bookings.md#remembered-events). */
export const RememberedEventResponse = Type.Object(
  {
    ...resource,
    event: EventResponse,
    /** Whose it is, where the office reads an event's list; null in one's own. */
    user: Nullable(Type.Object({ '@id': Iri, fullName: Type.String(), email: Type.String() })),
    /** Whether its owner asked for the mails about it. */
    mails: Type.Optional(Type.Boolean()),
    createdAt: Instant,
  },
  { $id: 'RememberedEvent' },
);
export type RememberedEventResponse = Static<typeof RememberedEventResponse>;
