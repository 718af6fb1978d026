import { EVENT_PICTURE_LIMITS } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { forbidden, invalid, notFound } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { type EventRecord, eventKind } from '../events/index.ts';
import { offerKind, ownOrInherited } from '../offers/index.ts';
import { isOfTeam, uploadersOf } from './event-pictures.read-model.ts';

export interface PictureChange {
  readonly eventId: string;
  readonly pictureId: string;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly now: Date;
}

interface Tour {
  readonly event: EventRecord;
  /** What the event shows while it has no pictures of its own. */
  readonly inherited: readonly string[];
}

/** Under the lock of the event: two who add at once lose no picture. @throws 404 for an event that is not theirs. */
async function lockTour(tx: Tx, { eventId, visitor }: PictureChange): Promise<Tour> {
  const stored = await eventKind.load(tx, eventId, { lock: true });
  if (!stored || !(await isOfTeam(tx, eventId, visitor))) throw notFound();
  const offer = await offerKind.load(tx, stored.record.offer);
  return { event: stored.record, inherited: offer?.record.images ?? [] };
}

async function storePictures(
  tx: Tx,
  { eventId, actor, now: at }: PictureChange,
  { event }: Tour,
  change: { readonly action: string; readonly images: readonly string[] },
): Promise<void> {
  const { action, images } = change;
  await eventKind.update(tx, eventId, { ...event, images }, ['images'], at);
  await recordAudit(tx, {
    actor,
    action,
    entity: eventKind.entity,
    entityId: eventId,
    label: eventKind.labelOf(event),
    diff: { images: { from: event.images, to: images } },
    at,
  });
}

const tooMany = (most: number, whose: string) => {
  const message = `Mehr als ${most} Bilder ${whose} zeigt ein Event nicht. Entferne zuerst eines.`;
  return invalid([{ propertyPath: 'file', message }]);
};

/** @throws 422 where the event has as many as it may, or the guide. */
async function requireRoom(tx: Tx, shown: readonly string[], { user, permissions }: Visitor): Promise<void> {
  if (shown.length >= EVENT_PICTURE_LIMITS.all) throw tooMany(EVENT_PICTURE_LIMITS.all, 'zusammen');
  if (permissions.isAdmin) return;
  const uploaders = await uploadersOf(tx, shown);
  const own = [...uploaders.values()].filter((by) => by === user?.id).length;
  if (own >= EVENT_PICTURE_LIMITS.own) throw tooMany(EVENT_PICTURE_LIMITS.own, 'von dir');
}

/**
 * Shows one more picture in an event, after those that it shows now, the offer's too.
 * @throws 404 for an event that is not theirs, 422 where there are too many.
 */
export async function addPicture(tx: Tx, change: PictureChange): Promise<void> {
  const tour = await lockTour(tx, change);
  const shown = ownOrInherited(tour.event.images, tour.inherited);
  await requireRoom(tx, shown, change.visitor);
  const images = [...shown, change.pictureId];
  await storePictures(tx, change, tour, { action: 'event.add_picture', images });
}

/**
 * Takes a picture away from an event.
 * @throws 404 for an event that is not theirs or does not show it, 403 for a picture that somebody else uploaded.
 */
export async function takePictureAway(tx: Tx, change: PictureChange): Promise<void> {
  const { pictureId, visitor } = change;
  const tour = await lockTour(tx, change);
  const { event, inherited } = tour;
  if (!event.images.includes(pictureId)) throw notFound();
  const uploader = (await uploadersOf(tx, [pictureId])).get(pictureId) ?? null;
  if (!visitor.permissions.isAdmin && uploader !== visitor.user?.id) {
    throw forbidden('Dieses Bild hat jemand anders hochgeladen. Bitte melde dich beim Büro.');
  }
  const left = event.images.filter((id) => id !== pictureId);
  const images = left.join() === inherited.join() ? [] : left;
  await storePictures(tx, change, tour, { action: 'event.remove_picture', images });
}
