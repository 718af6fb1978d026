export { nextGuestCode } from './guest-code.repository.ts';
export { deleteInactiveUser, deleteOwnUser, lockForSafety, requireAuthority } from './transit-user.ts';
export { guideSummary } from './user.response.ts';
export { USER_MAIL_TEXTS } from './users.mail-samples.ts';
export { findUser, findUserRow, hasUsers, readSuperAdmins } from './users.read-model.ts';
export { usersModule } from './users.routes.ts';
export type { UserRow } from './users.table.ts';
