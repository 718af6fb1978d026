import type { Violation } from '@firn/shared-contracts/shell';

/** What stands above the fields. */
export interface Trouble {
  readonly text: string;
  /** Language of the text, where it is not German. */
  readonly lang?: 'en';
  /** What to do, where the text does not say it. */
  readonly remedy?: string;
}

/** The fields of a form by their names, as texts; a ticked box is `on`. */
export type Entries = ReadonlyMap<string, string>;

export interface FormProblem {
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly trouble: Trouble | null;
  /** Whoever corrects a field keeps the focus. */
  readonly isHeard?: boolean;
}

export interface AccountFormSteps<Body extends object> {
  readonly read: (entries: Entries) => Body;
  /** What can be seen to be wrong without asking the server. */
  readonly check: (body: Body) => readonly Violation[];
  readonly send: (body: Body) => Promise<void>;
  /** The page's own words for a refusal; null where it has none. */
  readonly explain?: (error: unknown) => FormProblem | null;
}
