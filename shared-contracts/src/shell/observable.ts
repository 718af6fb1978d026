/** The only reactive shape that crosses the border between shell and remote (design section 3). */
export interface Observable<T> {
  get(): T;
  /** Calls `listener` after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}
