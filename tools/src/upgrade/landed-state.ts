import { join } from 'node:path';

/** The rows of one table, with the columns it had. */
interface KeptTable {
  readonly columns: readonly string[];
  readonly rows: readonly object[];
}

/** What a start of an earlier state of the sources has left in its data folder, without files of media and secrets. */
export interface LandedState {
  /** The one booking that was made after the start, by its number. */
  readonly booking: string;
  /** By `SCHEMA.TABLE`. */
  readonly tables: Readonly<Record<string, KeptTable>>;
  /** Last values, by `SCHEMA.SEQUENCE`. */
  readonly sequences: Readonly<Record<string, string>>;
  /** By file name: the changes of the registry. */
  readonly registry: Readonly<Record<string, string>>;
  /** By `NAME/VERSION`: release.json. The files it lists are not kept. */
  readonly releases: Readonly<Record<string, string>>;
}

/** Where a state is kept, by the commit it was made with. */
export const stateFile = (name: string): string => join(import.meta.dirname, 'states', `${name}.json.br`);
