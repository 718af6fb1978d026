/** What every answer says unless its route says more: it may be one person's, and nobody keeps it. */
export const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Accept, Cookie' } as const;

/** For an answer that is the same for everybody; `immutable` if its address never means anything else. */
export const publicFor = (seconds: number, immutable = false) => ({
  'cache-control': `public, max-age=${seconds}${immutable ? ', immutable' : ''}`,
  vary: 'Accept',
});
