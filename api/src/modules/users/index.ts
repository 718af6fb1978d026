export { fullNameOf, guideSummary } from './user.response.ts';
export { usersModule } from './users.plugin.ts';
export { findUser } from './users.read-model.ts';
export type { UserRow } from './users.table.ts';
