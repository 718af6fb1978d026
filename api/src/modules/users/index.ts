export { deleteInactiveUser, deleteOwnUser, lockForSafety, requireAuthority } from './transit-user.ts';
export { unlockByOperator } from './unlock-by-operator.ts';
export { isStaff } from './user-authority.domain.ts';
export { readUserFilter, USER_FILTERS } from './user-filter.ts';
export { USER_MAIL_TEXTS } from './users.mail-samples.ts';
export { findUser, listUserIds } from './users.read-model.ts';
export { userKind } from './users.repository.ts';
export { usersModule } from './users.routes.ts';
