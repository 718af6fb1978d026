export { nextGuestCode } from './guest-code.repository.ts';
export { guideSummary } from './guide-summary.response.ts';
export {
  findAccountByEmail,
  findUserRow,
  hasUsers,
  readSuperAdmins,
  type UserRow,
} from './people.read-model.ts';
