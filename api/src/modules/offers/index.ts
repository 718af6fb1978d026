export { offersModule } from './offers.routes.ts';
export { effective } from './tour.domain.ts';
export { TOUR, type TourFacts } from './tour.response.ts';
export { loadTourParts, type TourSource } from './tour-parts.read-model.ts';
