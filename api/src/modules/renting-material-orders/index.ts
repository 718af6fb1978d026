export { type BookedOrder, findBookedOrders, rentedBy } from './booked-orders.read-model.ts';
export { giveUpOrders } from './give-up-orders.repository.ts';
export { type LockMaterials, lockMaterials } from './lock-materials.repository.ts';
export {
  materialNotThere,
  materialUnavailable,
  PIECES_CONSTRAINT,
  piecesJustTaken,
} from './material-unavailable.ts';
export { assignPieces, chosenValues, reserveMaterial, type WantedMaterial } from './reserve-material.ts';
