import type { Actor } from '../../lib/principal.ts';

/** Whoever asked for the import; a job goes on with it, which comes from no network. */
export const importActor = (userId: string): Actor => ({ userId, impersonatorId: null, ip: '' });
