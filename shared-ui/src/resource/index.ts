export { companyQuery } from './company.ts';
export { readMe } from './me.ts';
export { type Outcome, outcomeOf } from './outcome.ts';
export { reasonOf } from './outcome-texts.ts';
export { resource } from './resource.ts';
export type {
  Asking,
  ItemQuery,
  ReadableResource,
  Resource,
  Row,
  Stored,
  Transition,
} from './resource.types.ts';
export { inTurn } from './turns.ts';
export { useWrite } from './use-write.ts';
