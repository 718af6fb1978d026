export { type Days, type FreePieces, freePieces } from './material-availability.read-model.ts';
export { daysOf, withDryingDays } from './materials-of-event.read-model.ts';
export type { RentableMaterial } from './rentable-materials.read-model.ts';
export { rentingMaterialsModule } from './renting-materials.routes.ts';
