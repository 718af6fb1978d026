import { and, arrayContains, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isBookedBy } from '../bookings/booked-by.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { familyMembers } from '../family-members/family-members.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { notes } from '../notes/notes.table.ts';
import { offerGuides } from '../offers/offers.table.ts';
import { pinboardPosts } from '../pinboard/pinboard.table.ts';
import { rememberedEvents } from '../remembered-events/remembered-events.table.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';
import { textRecipients } from '../text-messages/text-messages.table.ts';
import { users } from './users.table.ts';

/** What belongs to an account and goes to the one it is merged into, in words for many and for one. */
const MOVING = [
  { table: familyMembers, owner: familyMembers.userId, one: 'Familienmitglied', many: 'Familienmitglieder' },
  { table: guideAssignments, owner: guideAssignments.guideId, one: 'Zuteilung', many: 'Zuteilungen' },
  {
    table: rememberedEvents,
    owner: rememberedEvents.userId,
    one: 'gemerkter Event',
    many: 'gemerkte Events',
  },
  { table: notes, owner: notes.userId, one: 'Notiz', many: 'Notizen' },
  {
    table: pinboardPosts,
    owner: pinboardPosts.userId,
    one: 'Eintrag an Pinnwänden',
    many: 'Einträge an Pinnwänden',
  },
] as const;

export async function countMoving(tx: Tx, from: string): Promise<{ label: string; count: number }[]> {
  const ofBookings = await tx.$count(bookings, isBookedBy(from));
  const counted = [{ label: ofBookings === 1 ? 'Buchung' : 'Buchungen', count: ofBookings }];
  for (const { table, owner, one, many } of MOVING) {
    const [row] = await tx.select({ total: count() }).from(table).where(eq(owner, from));
    const total = row?.total ?? 0;
    counted.push({ label: total === 1 ? one : many, count: total });
  }
  return counted.filter(({ count: total }) => total > 0);
}

/** What both remember stays once. */
async function moveRemembered(tx: Tx, from: string, into: string): Promise<void> {
  const known = tx
    .select({ id: rememberedEvents.eventId })
    .from(rememberedEvents)
    .where(eq(rememberedEvents.userId, into));
  const isTheirs = eq(rememberedEvents.userId, from);
  await tx.delete(rememberedEvents).where(and(isTheirs, inArray(rememberedEvents.eventId, known)));
  await tx.update(rememberedEvents).set({ userId: into }).where(isTheirs);
}

/** Those of a guest become an account's by being merged into it: the office vouches for that. */
async function moveBookings(tx: Tx, from: string, into: string): Promise<void> {
  const [kept] = await tx.select({ state: users.state }).from(users).where(eq(users.id, into));
  const owner = kept?.state === 'guest' ? { guestId: into } : { userId: into, guestId: null };
  await tx.update(bookings).set(owner).where(isBookedBy(from));
}

export async function moveToUser(tx: Tx, from: string, into: string): Promise<void> {
  await moveBookings(tx, from, into);
  await tx.update(familyMembers).set({ userId: into }).where(eq(familyMembers.userId, from));
  await tx
    .update(guideAssignments)
    .set({ guideId: into, version: sql`${guideAssignments.version} + 1` })
    .where(eq(guideAssignments.guideId, from));
  await moveRemembered(tx, from, into);
  await tx.update(notes).set({ userId: into }).where(eq(notes.userId, from));
  await tx.update(seatOptions).set({ userId: into }).where(eq(seatOptions.userId, from));
  await tx.update(pinboardPosts).set({ userId: into }).where(eq(pinboardPosts.userId, from));
  await tx
    .update(textRecipients)
    .set({ userIds: sql`array_replace(${textRecipients.userIds}, ${from}::uuid, ${into}::uuid)` })
    .where(arrayContains(textRecipients.userIds, [from]));
  const known = tx.select({ id: offerGuides.offerId }).from(offerGuides).where(eq(offerGuides.userId, into));
  await tx.delete(offerGuides).where(and(eq(offerGuides.userId, from), inArray(offerGuides.offerId, known)));
  await tx.update(offerGuides).set({ userId: into }).where(eq(offerGuides.userId, from));
}

/** Two merges that have an account in common wait for each other: both lock in one order. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
}
