import type { ActivityResponse, OfferPatch, OfferResponse } from '@firn/shared-contracts/api';
import { DIFFICULTY_FIELDS, type DifficultyField } from '@firn/shared-contracts/domain';

type Activity = Pick<ActivityResponse, '@id' | 'parent' | 'difficulties'>;

export const DIFFICULTY_NAMES = Object.keys(DIFFICULTY_FIELDS) as DifficultyField[];

/** Scales of the chosen activities and of everything above them (docs/domain/offers.md#difficulty). */
export function scalesOf(
  chosen: readonly string[],
  activities: readonly Activity[],
): ReadonlySet<DifficultyField> {
  const byIri = new Map(activities.map((activity) => [activity['@id'], activity]));
  const seen = new Set<string>();
  const waiting = [...chosen];
  for (let iri = waiting.pop(); iri !== undefined; iri = waiting.pop()) {
    const parent = byIri.get(iri)?.parent;
    if (parent && !seen.has(parent)) waiting.push(parent);
    seen.add(iri);
  }
  return new Set([...seen].flatMap((iri) => byIri.get(iri)?.difficulties ?? []));
}

/** A patch that also clears each stored grade that no activity calls for by then, and sends none of these. */
export function withoutStrayGrades(
  patch: OfferPatch,
  offer: OfferResponse,
  activities: readonly Activity[],
): OfferPatch {
  const chosen = patch.activities ?? offer.activities.map(({ '@id': iri }) => iri);
  const scales = scalesOf(chosen, activities);
  const stray = DIFFICULTY_NAMES.filter((field) => !scales.has(field));
  const sent = Object.entries(patch).filter(([field]) => !stray.includes(field as DifficultyField));
  const cleared = stray.filter((field) => offer[field] !== null).map((field) => [field, null]);
  return Object.fromEntries([...sent, ...cleared]);
}
