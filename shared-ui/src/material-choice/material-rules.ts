export { rentedBy } from './chosen-in-words.logic.ts';
export { complaintsOf } from './complaints.logic.ts';
export { chosenRequest } from './material-request.logic.ts';
export { withOwnPieces } from './own-pieces.logic.ts';
