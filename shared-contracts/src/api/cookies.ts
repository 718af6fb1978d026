/** Holds the session; set by the API, read by the gateway. */
export const SESSION_COOKIE = 'firn_session';

/** Holds the secret of CSRF tokens; distinguishes anonymous browsers. */
export const CSRF_COOKIE = 'firn_csrf';
