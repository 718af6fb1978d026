export { nextGuestCode } from './guest-code.repository.ts';
export { deleteInactiveUser, deleteOwnUser, lockForSafety, requireAuthority } from './transit-user.ts';
export { guideSummary } from './user.response.ts';
export { readUserFilter, USER_FILTERS } from './user-filter.ts';
export { USER_MAIL_TEXTS } from './users.mail-samples.ts';
export { findUser, findUserRow, hasUsers, listUserIds, readSuperAdmins } from './users.read-model.ts';
export { usersModule } from './users.routes.ts';
export type { UserRow } from './users.table.ts';
