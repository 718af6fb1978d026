export { offersModule } from './offers.plugin.ts';
export { effectiveTour } from './tour.domain.ts';
export { tourResponse } from './tour.response.ts';
export { loadTourParts, type TourParts, type TourSource } from './tour-parts.read-model.ts';
