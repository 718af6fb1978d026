/** The change was made from a version that is no longer the current one. The route answers 412 with the current item. */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}
