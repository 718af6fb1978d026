/** Where the harness serves its own files; no page of a remote starts like this. */
export const HARNESS_BASE = '/__harness/';
