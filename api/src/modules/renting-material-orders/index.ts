export { type BookedOrder, findBookedOrders } from './booked-orders.read-model.ts';
export { giveUpOrders } from './give-up-orders.repository.ts';
export { lockMaterials } from './lock-materials.repository.ts';
export {
  materialNotThere,
  materialUnavailable,
  PIECES_CONSTRAINT,
  piecesGone,
  piecesJustTaken,
} from './material-unavailable.ts';
export { piecesAreBack } from './pieces-are-back.ts';
export { assignPieces, chosenValues, reserveMaterial, type WantedMaterial } from './reserve-material.ts';
