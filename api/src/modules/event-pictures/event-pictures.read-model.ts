import type { EventPictureResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { events } from '../events/events.table.ts';
import { ownershipOf } from '../events/index.ts';
import { mediaObjectResponse } from '../media/index.ts';
import { mediaObjects } from '../media/media.table.ts';
import { ownOrInherited } from '../offers/index.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';

/** Whether somebody may add pictures to an event: the office, and its guides as long as they are. */
export async function isOfTeam(db: Db, eventId: string, visitor: Visitor): Promise<boolean> {
  return visitor.permissions.isAdmin || (await ownershipOf(db, eventId, visitor)) !== 'none';
}

async function readShown(db: Db, eventId: string) {
  const [row] = await db
    .select({ own: events.imageIds, ofOffer: offers.imageIds })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(events.id, eventId));
  const own = row?.own ?? [];
  // What the offer shows is taken away there.
  return row ? { ids: ownOrInherited(own, row.ofOffer ?? []), isOwn: own.length > 0 } : null;
}

/** The pictures that an event shows, in their order; null for one that is not theirs, as for one there is none of. */
export async function listEventPictures(
  db: Db,
  eventId: string,
  visitor: Visitor,
): Promise<EventPictureResponse[] | null> {
  const shown = (await isOfTeam(db, eventId, visitor)) ? await readShown(db, eventId) : null;
  if (!shown) return null;
  const { ids, isOwn } = shown;
  const rows = await db
    .select({ media: mediaObjects, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(mediaObjects)
    .leftJoin(users, eq(users.id, mediaObjects.uploadedById))
    .where(isAmong(mediaObjects.id, ids));
  const known = new Map(rows.map((row) => [row.media.id, row]));
  return ids.flatMap((id): EventPictureResponse[] => {
    const row = known.get(id);
    if (!row) return [];
    return [
      {
        '@id': `${iri('events', eventId)}/pictures/${id}`,
        '@type': 'EventPicture',
        id,
        picture: mediaObjectResponse(row.media),
        uploadedBy: row.by && fullNameOf(row.by),
        isRemovable: isOwn && (visitor.permissions.isAdmin || row.media.uploadedById === visitor.user?.id),
      },
    ];
  });
}

/** Who uploaded each of some pictures. */
export async function uploadersOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: mediaObjects.id, by: mediaObjects.uploadedById })
    .from(mediaObjects)
    .where(isAmong(mediaObjects.id, ids));
  return new Map(rows.map(({ id, by }) => [id, by]));
}
