import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbidden, invalid } from '../../lib/problem.ts';
import type { CreationContext } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { newOffer, offerKind } from '../offers/index.ts';
import { listedFor } from '../offers/offer-conditions.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { readSettings } from '../settings/settings.read-model.ts';
import { defaultDeadline, farDates } from './event-dates.domain.ts';
import type { EventRecord } from './event-record.ts';
import { SUBMITTABLE } from './submitted-tour.domain.ts';

type Given = Partial<EventRecord> & Pick<EventRecord, 'start' | 'end'>;

/** Codes of events are given one after the other: two new ones at once wait for each other. */
export async function nextEventCode(tx: Tx, offerCode: string): Promise<string> {
  if (!/^\d+$/.test(offerCode)) {
    const message =
      'Der Code des Angebots ist keine Zahl, wie sie der Code eines Events braucht. Bitte ändere ihn.';
    throw invalid([{ propertyPath: 'offer', message }]);
  }
  await takeTurns(tx, 'events.code');
  const prefix = `E-${offerCode}-`;
  const { rows } = await tx.execute<{ n: number }>(
    sql`select coalesce(max(substr(code, ${prefix.length + 1}::int)::int), 0) + 1 as n from events
      where starts_with(code, ${prefix}) and substr(code, ${prefix.length + 1}::int) ~ '^[0-9]{1,8}$'`,
  );
  return `${prefix}${rows[0]?.n ?? 1}`;
}

/** The offer, as far as the visitor may make events of it. @throws 422. */
async function offerCode(tx: Tx, id: string, visitor: Visitor): Promise<string> {
  const [offer] = await tx
    .select({ code: offers.code })
    .from(offers)
    .where(and(eq(offers.id, id), listedFor(tx, visitor)));
  if (offer) return offer.code;
  const message = 'Diesen Eintrag gibt es nicht mehr. Bitte wähle einen anderen.';
  throw invalid([{ propertyPath: 'offer', message }]);
}

/** @throws 422 for a tour that a guide begins in the past, or too far ahead without an offer. */
function requireTourDate({ start, offer }: Given, now: Date): void {
  const facts = { start: new Date(start), isSpontaneous: !offer };
  const unmet = SUBMITTABLE.find(({ isMet }) => !isMet(facts, now));
  if (unmet) throw invalid([unmet]);
}

/** Every event has an offer: that of a spontaneous tour stays hidden and is there for this one alone. */
async function insertCarrier(tx: Tx, given: Given, { actor, now }: CreationContext): Promise<string> {
  const { title, minimumParticipants, maximumParticipants } = given;
  if (!title) throw invalid([{ propertyPath: 'title', message: 'Bitte gib der Tour einen Titel.' }]);
  const participants = {
    ...(minimumParticipants && { minimumParticipants }),
    ...(maximumParticipants && { maximumParticipants }),
  };
  const offer = await newOffer(tx, participants, { now });
  const record = {
    ...offer,
    title,
    type: 'spontaneous_tour' as const,
    priceComponents: [],
    maximumParticipants: Math.max(
      maximumParticipants ?? offer.maximumParticipants,
      offer.minimumParticipants,
    ),
    minimumParticipants: minimumParticipants ?? offer.minimumParticipants,
  };
  const id = await offerKind.insert(tx, record, now);
  const entry = { entity: offerKind.entity, entityId: id, label: offerKind.labelOf(record) };
  await recordAudit(tx, { ...entry, actor, action: 'offer.create', at: now });
  return id;
}

/** @throws 403 without the permission that this kind of tour needs (docs/domain/events.md#tours-by-guides). */
function requireTourPermission({ permissions }: Visitor, hasOffer: boolean): void {
  if (hasOffer ? permissions.canCreateTours : permissions.canCreateSpontaneousTours) return;
  throw forbidden(
    hasOffer ? 'Du darfst keine Touren aus Angeboten erstellen.' : 'Du darfst keine Spontantouren erstellen.',
  );
}

/**
 * A new event: of the office a draft, of a guide a tour that the office checks; without an offer a spontaneous one.
 * @throws 403, 422.
 */
export async function newEvent(
  tx: Tx,
  sent: Partial<EventRecord>,
  context: CreationContext,
): Promise<EventRecord> {
  const given = sent as Given;
  const { visitor, now } = context;
  const isTour = !given.offer || !visitor.permissions.isAdmin;
  const far = farDates({ start: given.start, end: given.end });
  if (far.length > 0) throw invalid(far);
  if (isTour) {
    requireTourPermission(visitor, given.offer !== undefined);
    // A draft is looked at once it is submitted.
    if (given.state !== 'draft') requireTourDate(given, now);
  }
  const offer = given.offer ?? (await insertCarrier(tx, given, context));
  const stored = await offerKind.load(tx, offer);
  const code = given.offer ? await offerCode(tx, offer, visitor) : (stored?.record.code ?? '');
  const span = { start: new Date(given.start), end: new Date(given.end) };
  return {
    ...NOTHING_OWN,
    code: await nextEventCode(tx, code),
    offer,
    eventAccommodations: stored?.record.accommodations ?? [],
    state: isTour ? 'prepared' : 'draft',
    proposedById: isTour ? (visitor.user?.id ?? null) : null,
    start: given.start,
    end: given.end,
    registrationDeadline: defaultDeadline(span, await readSettings(tx), now).toISOString(),
  };
}

/** What an event has that inherits everything. */
const NOTHING_OWN = {
  published: false,
  isPrivate: false,
  organized: false,
  guideFinished: false,
  concluded: false,
  accountingNo: null,
  sacDiscountPercent: null,
  decisionDate: null,
  autoConfirm: null,
  numberOfBookedRooms: 0,
  notes: '',
  proposedById: null,
  title: null,
  subtitle: null,
  place: null,
  location: null,
  type: null,
  leadText: null,
  headImage: null,
  images: [],
  pois: [],
  extraCosts: [],
  programText: null,
  meetingLink: null,
  meetingText: null,
  journeyText: null,
  equipmentText: null,
  servicesText: null,
  requirementsText: null,
  minimumParticipants: null,
  maximumParticipants: null,
  minimumAge: null,
  onRequest: null,
  level: null,
  activities: [],
  sleepingStyle: null,
  tags: [],
  ascent: null,
  descent: null,
  hikingTime: null,
  hikingDifficulty: null,
  mountainTourDifficulty: null,
  rockClimbingDifficulty: null,
  skiDifficulty: null,
  snowShoeDifficulty: null,
  viaFerrataDifficulty: null,
  fitness: null,
  curriculum: null,
  requiredGuideLevel: null,
  personsPerGuide: null,
  priceComponents: [],
  rentingMaterials: [],
  freeOfCharge: null,
} as const satisfies Partial<EventRecord>;
