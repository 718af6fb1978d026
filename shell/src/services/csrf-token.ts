/** The token that writes send as `X-CSRF-Token`; requested once if the page came without one. */
export interface CsrfToken {
  get(): Promise<string>;
  set(token: string): void;
  /** Forgets a token that the API no longer accepts. */
  drop(): void;
}

export function createCsrfToken(initial: string | null, fetchToken: () => Promise<string>): CsrfToken {
  let token: Promise<string> | null = initial === null ? null : Promise.resolve(initial);
  return {
    get: () => {
      token ??= fetchToken().catch((error: unknown) => {
        token = null;
        throw error;
      });
      return token;
    },
    set: (next) => {
      token = Promise.resolve(next);
    },
    drop: () => {
      token = null;
    },
  };
}
