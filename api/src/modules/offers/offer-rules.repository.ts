import {
  DEFAULT_ACCOUNTING_NO,
  inForceOn,
  type LocalDate,
  ratesOfTax,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { RuleContext } from '../../records/index.ts';
import { takenSeats } from '../bookings/seats.read-model.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import type { OfferRecord } from './offer-record.ts';
import {
  DEFAULT_COMPONENTS,
  freeViolations,
  lostForPublication,
  misplacedGrades,
  participantViolations,
} from './offers.domain.ts';
import { scalesOf, vatViolations } from './tour-rules.read-model.ts';

async function guideViolations(tx: Tx, guideIds: readonly string[]): Promise<Violation[]> {
  if (guideIds.length === 0) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...guideIds]), sql`'ROLE_GUIDE' = any(${users.roles})`));
  const known = new Set(rows.map(({ id }) => id));
  return guideIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ propertyPath: `guides[${index}]`, message: 'Diese Person ist kein Guide.' }],
  );
}

/**
 * An event that has no maximum of its own has the offer's: it cannot fall below the seats taken. Takes the lock of
 * the events, as every change of seats does (docs/domain/bookings.md#capacity).
 */
async function capacityViolations(tx: Tx, offerId: string, maximum: number): Promise<Violation[]> {
  const inheriting = await tx
    .select({ id: events.id, code: events.code })
    .from(events)
    .where(and(eq(events.offerId, offerId), isNull(events.maximumParticipants)))
    .orderBy(events.id)
    .for('no key update');
  const taken = await takenSeats(
    tx,
    inheriting.map(({ id }) => id),
  );
  const full = inheriting.find(({ id }) => (taken.get(id) ?? 0) > maximum);
  if (!full) return [];
  const message = `Im Event ${full.code} sind schon ${taken.get(full.id)} Plätze vergeben.`;
  return [{ propertyPath: 'maximumParticipants', message }];
}

/** The rules of docs/domain/offers.md that no schema can say. */
export async function offerViolations(
  tx: Tx,
  next: OfferRecord,
  { id, before, now }: RuleContext<OfferRecord>,
): Promise<Violation[]> {
  const has = (field: keyof OfferRecord) => before === null || next[field] !== before[field];
  const lowered = before !== null && next.maximumParticipants < before.maximumParticipants;
  return [
    ...participantViolations(next),
    ...freeViolations(next),
    ...(before === null ? [] : lostForPublication(before, next, now)),
    ...misplacedGrades(next, await scalesOf(tx, next.activities)),
    ...(has('guides') ? await guideViolations(tx, next.guides) : []),
    ...(has('priceComponents') ? await vatViolations(tx, next, now) : []),
    ...(lowered && id !== null ? await capacityViolations(tx, id, next.maximumParticipants) : []),
  ];
}

/** Codes are given one after the other: two new offers at once wait for each other. */
async function nextCode(tx: Tx): Promise<string> {
  await takeTurns(tx, 'offers.code');
  const { rows } = await tx.execute<{ code: number }>(
    sql`select greatest(max(code::int) + 1, coalesce((select last + 1 from number_sequences where kind = 'offer'), 101)) as code
      from offers where code ~ '^[0-9]{1,8}$'`,
  );
  return String(rows[0]?.code ?? 101);
}

async function defaultComponents(tx: Tx, today: LocalDate) {
  const rates = await tx.select().from(vatRates);
  return DEFAULT_COMPONENTS.flatMap(({ title, vatCategory, accommodationCost }) => {
    const rate = inForceOn(ratesOfTax(vatCategory, rates), today);
    const rest = { title, grossPrice: 0, eligibleForSacDiscount: false, accommodationCost };
    return rate ? [{ ...rest, vatRate: rate.id }] : [];
  });
}

/** A new offer: hidden, with the defaults of docs/domain/offers.md#defaults. */
export async function newOffer(
  tx: Tx,
  given: Partial<OfferRecord>,
  { now }: { readonly now: Date },
): Promise<OfferRecord> {
  return {
    code: given.code ?? (await nextCode(tx)),
    accountingNo: DEFAULT_ACCOUNTING_NO,
    state: 'hidden',
    durationDays: 1,
    privateTours: false,
    title: '',
    subtitle: '',
    place: '',
    location: null,
    type: 'unknown',
    leadText: '',
    headImage: null,
    images: [],
    pois: [],
    extraCosts: [],
    programText: '',
    meetingLink: null,
    meetingText: '',
    journeyText: '',
    equipmentText: '',
    servicesText: '',
    requirementsText: '',
    minimumParticipants: 1,
    maximumParticipants: Math.max(8, given.minimumParticipants ?? 1),
    minimumAge: 0,
    onRequest: false,
    level: null,
    activities: [],
    sleepingStyle: null,
    tags: [],
    guides: [],
    accommodations: [],
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
    priceComponents: await defaultComponents(tx, zurichDate(now)),
    rentingMaterials: [],
    freeOfCharge: false,
  };
}
