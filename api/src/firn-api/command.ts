import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { UsageError } from './failure.ts';

/** Values by the names of the command's options. */
export type Options = Readonly<Record<string, string | boolean | string[] | undefined>>;

export interface CommandInput {
  readonly positionals: readonly string[];
  readonly options: Options;
  readonly config: Config;
  readonly clock: Clock;
  /** Opens the database of the configuration once, as its tables stand; it is closed after the command. */
  openDatabase(): Promise<Database>;
  /** Prints a line for good while the command runs, beside its answer. */
  say(line: string): void;
  /** Asks on a terminal for a line of text; null where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

export interface CommandOutput {
  /** Printed with --json. */
  readonly data: unknown;
  /** Printed without --json, with its line ends. */
  readonly text: string;
  /** False sets the exit code to 1: the command ran and found something wrong. Default true. */
  readonly ok?: boolean;
}

/** One file in `commands/` each, listed in `commands/index.ts`. */
export interface Command {
  /** As typed, such as `token create`. */
  readonly name: string;
  /** The arguments after the name. */
  readonly usage: string;
  readonly summary: string;
  /** `texts` may be given several times. */
  readonly options: Readonly<Record<string, 'text' | 'texts' | 'flag'>>;
  /** The most positional arguments it takes. */
  readonly takes: number;
  /** Outside the demo it runs with `--yes` only (docs/domain/commands.md#yes). */
  readonly needsYes: boolean;
  run(input: CommandInput): Promise<CommandOutput>;
}

/** An option that has to be there. @throws UsageError when it is missing or blank, as an unset variable would be. */
export function required(value: Options[string], what: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new UsageError(`${what} is missing.`);
}
