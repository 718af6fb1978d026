/** The part of proper-lockfile that is used; the package has no types of its own. */
declare module 'proper-lockfile' {
  export function lock(
    file: string,
    options: { stale: number; retries: { retries: number; minTimeout: number; factor: number } },
  ): Promise<() => Promise<void>>;
}
