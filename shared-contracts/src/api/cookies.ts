/** Holds the session; set by the API, looked for by the gateway. */
export const SESSION_COOKIE = 'firn_session';

/** Holds the secret that CSRF tokens are made from; tells anonymous browsers apart. */
export const CSRF_COOKIE = 'firn_csrf';
