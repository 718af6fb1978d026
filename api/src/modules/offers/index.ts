export { offersModule } from './offers.routes.ts';
export { tourResponse } from './tour.response.ts';
export { loadTourParts, type TourParts, type TourSource } from './tour-parts.read-model.ts';
