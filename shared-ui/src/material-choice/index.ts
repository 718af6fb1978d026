export { type Rentable, rentableQuery } from './material-choice.queries.ts';
export { MaterialFields } from './material-fields.tsx';
export { choiceOf, materialComplaints, materialRequest } from './person-material.logic.ts';
