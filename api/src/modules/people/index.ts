export { nextGuestCode } from './guest-code.repository.ts';
export { guideSummary } from './guide-summary.response.ts';
export { findUserRow, hasUsers, readSuperAdmins, type UserRow } from './people.read-model.ts';
