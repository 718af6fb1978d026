export type { OfferRecord } from './offer-record.ts';
export { newOffer } from './offer-rules.repository.ts';
export { freeViolations, misplacedGrades, participantViolations } from './offers.domain.ts';
export { offerKind } from './offers.repository.ts';
export { offersModule } from './offers.routes.ts';
export { effective, ownOrInherited } from './tour.domain.ts';
export { TOUR, type TourFacts } from './tour.response.ts';
export { TOUR_NORMALISERS, TOUR_REFERENCES } from './tour-fields.repository.ts';
export {
  links,
  loadLists,
  prices,
  replaceLists,
  type TourList,
  type TourLists,
} from './tour-lists.repository.ts';
export { loadTourParts, type TourSource } from './tour-parts.read-model.ts';
export type { TourOverrides } from './tour-record.ts';
export { changedColumns, placedColumns, placedFields, withoutEmptyTexts } from './tour-row.ts';
