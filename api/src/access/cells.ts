/** Rows that many resources have alike; the columns stand in `permission-matrix.ts`. */
export const NOBODY_BELOW_ADMIN = '- - - - * *';
export const SUPER_ADMIN = '- - - - - *';
export const EVERYBODY = 'P P P P * *';
export const OWN = '- o o o o o';
/** Routes that need a secret, a solved task or nothing, and no account. */
export const PUBLIC = 'P P P P P P';

/** No person comes here, whoever they are: only programs by their tokens (`token-matrix.ts`). */
export const PROGRAMS_ALONE = '- - - - - -';

export const WRITTEN_BY_OFFICE = {
  create: NOBODY_BELOW_ADMIN,
  update: NOBODY_BELOW_ADMIN,
  remove: NOBODY_BELOW_ADMIN,
} as const;
