export { endAccess, endSessions } from './account-access.repository.ts';
