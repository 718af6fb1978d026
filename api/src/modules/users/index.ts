export { fullNameOf, guideSummary } from './user.response.ts';
export { usersModule } from './users.plugin.ts';
export { findUser } from './users.read-model.ts';
