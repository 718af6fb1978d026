import type { ExtraCost } from '@firn/shared-contracts/api';
import { zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { priceComponents } from '../../modules/events/events.table.ts';
import { offerActivities, offerGuides, offers, offerTags } from '../../modules/offers/offers.table.ts';
import { withParent } from '../catalogue/activities.ts';
import { KINDS } from '../catalogue/kinds.ts';
import { PLACES } from '../catalogue/places.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { sceneId } from '../drawings/scenes.ts';
import { seedId } from '../identity.ts';
import { activityId, levelId, offerId, sleepingStyleId, tagId, userId, vatRateId } from '../ids.ts';
import { priceComponentsOf } from '../plan/prices.ts';
import { textsOf } from '../plan/texts.ts';
import { picturesOf } from './media.ts';
import { insertRows } from './rows.ts';

/** Whoever sleeps out drinks something there; what it costs is the hut's to say. */
const extraCostsOf = ({ extraCosts = [], program }: OfferSeed): ExtraCost[] => [
  ...extraCosts,
  ...(program.length > 1 ? [{ kind: 'drinks', amount: null, note: 'je nach Hütte' } as const] : []),
];

function offerRow(offer: OfferSeed): typeof offers.$inferInsert {
  const pois = offer.pois.map((name) => PLACES[name]);
  const pictures = picturesOf(offer);
  const [minimumParticipants, maximumParticipants] = offer.participants;
  return {
    id: offerId(offer.code),
    code: offer.code,
    state: 'published',
    durationDays: offer.program.length,
    createdAt: zurichInstant('2025-02-01', '10:00'),
    title: offer.title,
    subtitle: offer.subtitle,
    place: offer.place,
    latitude: pois[0]?.latitude ?? null,
    longitude: pois[0]?.longitude ?? null,
    type: KINDS[offer.kind].type,
    leadText: offer.lead,
    headImageId: sceneId(pictures.head),
    imageIds: pictures.gallery.map(sceneId),
    pois,
    extraCosts: extraCostsOf(offer),
    ...textsOf(offer),
    minimumParticipants,
    maximumParticipants,
    minimumAge: offer.minimumAge ?? 16,
    privateTours: KINDS[offer.kind].type === 'tour',
    levelId: levelId(offer.level),
    sleepingStyleId: sleepingStyleId(offer.sleeping),
    ascent: offer.ascent ?? null,
    descent: offer.descent ?? null,
    hikingTime: offer.hours ?? null,
    hikingDifficulty: offer.grades.hikingDifficulty ?? null,
    mountainTourDifficulty: offer.grades.mountainTourDifficulty ?? null,
    rockClimbingDifficulty: offer.grades.rockClimbingDifficulty ?? null,
    skiDifficulty: offer.grades.skiDifficulty ?? null,
    snowShoeDifficulty: offer.grades.snowShoeDifficulty ?? null,
    viaFerrataDifficulty: offer.grades.viaFerrataDifficulty ?? null,
    fitness: offer.fitness,
    requiredGuideLevel: offer.requiredGuideLevel ?? null,
    personsPerGuide: offer.personsPerGuide ?? null,
  };
}

export function activitiesOf(offer: OfferSeed): string[] {
  return [...new Set([KINDS[offer.kind].activity, ...(offer.activities ?? [])].flatMap(withParent))];
}

/** Offers with all that belongs to them. `guidesOf` names the guides of one: those that lead its events most. */
export async function insertOffers(
  db: Db,
  catalogue: readonly OfferSeed[],
  guidesOf: (code: string) => readonly string[],
): Promise<void> {
  await insertRows(db, offers, catalogue.map(offerRow));
  await insertRows(
    db,
    offerActivities,
    catalogue.flatMap((offer) =>
      activitiesOf(offer).map((slug) => ({ offerId: offerId(offer.code), activityId: activityId(slug) })),
    ),
  );
  await insertRows(
    db,
    offerTags,
    catalogue.flatMap(({ code, tags }) =>
      tags.map((title) => ({ offerId: offerId(code), tagId: tagId(title) })),
    ),
  );
  await insertRows(
    db,
    offerGuides,
    catalogue.flatMap(({ code }) =>
      guidesOf(code).map((email) => ({ offerId: offerId(code), userId: userId(email) })),
    ),
  );
  await insertRows(
    db,
    priceComponents,
    catalogue.flatMap(({ code, price }) =>
      priceComponentsOf(price).map(
        ({ vatCategory, vatPercent: _, accountingNo: __, ...component }, position) => ({
          id: seedId(`price-component/${code}/${position}`),
          offerId: offerId(code),
          position,
          vatRateId: vatRateId(vatCategory),
          ...component,
        }),
      ),
    ),
  );
}
