/** Where the harness serves its own files; no page of a remote starts like this. */
export const HARNESS_BASE = '/__harness/';
/** Where it tells tabs of builds, and that it has ended. */
export const HARNESS_BUILDS = `${HARNESS_BASE}builds`;
