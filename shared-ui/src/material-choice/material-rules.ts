import { rentedBy } from './chosen-in-words.logic.ts';
import { complaintsOf } from './complaints.logic.ts';
import { chosenRequest } from './material-request.logic.ts';
import { withOwnPieces } from './own-pieces.logic.ts';

/** The rules of choosing, which come with what can be rented. */
export const materialRules = { rentedBy, complaintsOf, chosenRequest, withOwnPieces } as const;
