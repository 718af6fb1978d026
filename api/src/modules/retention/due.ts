/** How much is over its term, and since when the oldest of it is there. */
export interface Due {
  readonly due: number;
  readonly oldest: Date | null;
}
