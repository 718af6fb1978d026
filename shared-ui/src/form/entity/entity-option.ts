/** One thing of another resource, as a field offers it. */
export interface EntityOption {
  /** IRI, as the contract's write schemas take it. */
  readonly value: string;
  readonly label: string;
  /** What tells two of the same name apart: a code, a place. */
  readonly hint?: string;
}

/** Where a field looks for things. */
export interface EntitySource {
  /** Fields with the same name and the same text share one answer. */
  readonly resourceName: string;
  /** Asks the server for the best `MOST_FOUND`; an empty text asks for the first ones. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly EntityOption[]>;
}

/** How many a search asks for; with that many found there may be more. */
export const MOST_FOUND = 20;
