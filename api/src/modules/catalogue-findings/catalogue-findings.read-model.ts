import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { readSettings } from '../settings/index.ts';
import { contradictionsOf } from './find-contradictions.ts';
import { readToldTours, type ToldOffer, type WhichTours } from './told-tours.read-model.ts';

function findingsOf(
  { offer, isPublished, told, events }: ToldOffer,
  { glacierGuestsPerGuide, eventId }: { glacierGuestsPerGuide: number; eventId: string | null },
): CatalogueFinding[] {
  const offerIri = iri('offers', offer.id);
  const ofOffer = isPublished ? contradictionsOf(told, { day: null, glacierGuestsPerGuide }) : [];
  const known = new Set(ofOffer.map(({ kind, message }) => `${kind} ${message}`));
  const ofEvents = events.flatMap(({ event, told: eventTold }) =>
    contradictionsOf(eventTold, { day: zurichDate(event.start), glacierGuestsPerGuide })
      .filter(({ kind, message }) => !known.has(`${kind} ${message}`))
      .map((found) => ({
        ...found,
        offer: offerIri,
        event: iri('events', event.id),
        code: event.code,
        title: eventTold.title,
      })),
  );
  if (eventId !== null) return ofEvents;
  const own = ofOffer.map((found) => ({
    ...found,
    offer: offerIri,
    event: null,
    code: `A-${offer.code}`,
    title: offer.title,
  }));
  return [...own, ...ofEvents];
}

/** Contradictions in the catalogue, by offer, those of its events after its own (docs/domain/catalogue-check.md). */
export async function catalogueFindings(db: Db, which: WhichTours, now: Date): Promise<CatalogueFinding[]> {
  const { glacierGuestsPerGuide } = await readSettings(db);
  const tours = await readToldTours(db, which, now);
  return tours.flatMap((tour) => findingsOf(tour, { glacierGuestsPerGuide, eventId: which.eventId }));
}
