/** Answers of `POST /api/login` that are not «wrong» (docs/domain/accounts.md#second-factor). */
export const LOGIN_PROBLEMS = {
  /** 401: the password is right, `secondFactor` is missing or wrong. */
  secondFactor: '/problems/second-factor',
  /** 403: the password is right, the address was never confirmed. */
  unconfirmed: '/problems/unconfirmed',
} as const;

/** 422 of a request whose captcha is missing, was used or was refused. */
export const CAPTCHA_PROBLEM = '/problems/captcha';
