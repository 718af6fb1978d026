export { fullNameOf, guideSummary } from './user.response.ts';
export { findUser } from './users.read-model.ts';
export { usersRoutes } from './users.routes.ts';
