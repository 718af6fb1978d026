export { accommodationResponse } from './accommodations.read-model.ts';
export { accommodationsModule } from './accommodations.routes.ts';
