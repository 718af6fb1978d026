import {
  isPinboardOpen,
  type PinboardPostCreate,
  type PinboardPostResponse,
} from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { idOfReference } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { conflict, notFound, tooManyRequests } from '../../lib/problem.ts';
import { findPinboard } from './pinboard-access.read-model.ts';
import { findPost } from './pinboard-posts.read-model.ts';
import { insertPost, lockPostsSince } from './pinboard-posts.repository.ts';

/** docs/domain/bookings.md#pinboard */
const MOST_POSTS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

async function brake(tx: Tx, userId: string, now: Date): Promise<void> {
  const [oldest, ...others] = await lockPostsSince(tx, userId, new Date(now.getTime() - HOUR_MS));
  if (!oldest || others.length + 1 < MOST_POSTS_AN_HOUR) return;
  const seconds = Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw tooManyRequests(
    `Du hast in der letzten Stunde schon ${MOST_POSTS_AN_HOUR} Einträge geschrieben. Bitte warte etwas.`,
    seconds,
  );
}

interface Writing {
  readonly input: PinboardPostCreate;
  readonly visitor: Visitor;
  /** In whose name: of an impersonated guest, the admin behind them. */
  readonly authorId: string;
  readonly now: Date;
}

/**
 * Puts a post on the pinboard of an event.
 * @throws 404 for who has no business there, 409 `pinboard-closed`, 429.
 */
export async function writePost(
  tx: Tx,
  { input, visitor, authorId, now }: Writing,
): Promise<PinboardPostResponse> {
  const board = await findPinboard(tx, idOfReference('events', input.event) ?? '', visitor);
  if (!board) throw notFound();
  if (!isPinboardOpen(board.end, now)) {
    throw conflict('/problems/pinboard-closed', 'Die Pinnwand ist geschlossen: Der Event ist schon vorbei.');
  }
  await brake(tx, authorId, now);
  const { eventId } = board;
  const { text, carSharing = null } = input;
  const id = await insertPost(tx, {
    eventId,
    userId: authorId,
    text: text.trim(),
    carSharing,
    createdAt: now,
  });
  const post = await findPost(tx, id, visitor);
  if (!post) throw new Error('The post was not found.');
  return post;
}
