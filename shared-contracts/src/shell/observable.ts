/** The only reactive shape that crosses the border between shell and remote (ADR 0016). */
export interface Observable<T> {
  get(): T;
  /** Calls `listener` after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}
