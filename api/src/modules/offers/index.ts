export { offersModule } from './offers.plugin.ts';
export { tourResponse } from './tour.response.ts';
export { loadTourParts, type TourParts, type TourSource } from './tour-parts.read-model.ts';
