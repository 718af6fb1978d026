/** One line of the results. */
export interface Found {
  /** Where it leads. */
  readonly path: string;
  readonly text: string;
  /** Code as people know it, such as `A-101`; empty when there is none. */
  readonly code: string;
}
