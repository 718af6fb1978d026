export { OVER, privateOfferOver } from './private-offers.errors.ts';
export { isOfferOf, lockOfferOf } from './private-offers.repository.ts';
export type { PrivateRequestRow } from './private-requests.table.ts';
export { takeRequestStep } from './take-request-step.repository.ts';
