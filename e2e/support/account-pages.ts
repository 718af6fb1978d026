/** Pages of an account that anybody may open, as they stand before somebody does something. */
export const ACCOUNT_PAGES = [
  '/passwort-vergessen',
  '/passwort-vergessen/abc',
  '/register',
  '/register/confirm',
  '/register/confirm/abc',
  '/register/newsletter',
  '/register/newsletter/abc',
  '/register/confirm-newsletter/abc',
] as const;
