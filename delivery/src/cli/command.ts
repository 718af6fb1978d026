import type { Environment } from './connection.ts';
import { UsageError } from './failure.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { Paint } from './paint.ts';

export interface CommandInput {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly cwd: string;
  readonly env: Environment;
  /** Finds the gateway when it is first needed, so that wrong use is reported without one. */
  connect(): Promise<GatewayClient>;
  /** Shows a line while the command runs, replacing the previous one; an empty line removes it. */
  progress(line: string): void;
  /** Prints a line for good while the command runs. */
  say(line: string): void;
  /** Colours text when the output is a terminal. */
  readonly paint: Paint;
}

export interface CommandOutput {
  /** Printed with --json. */
  readonly data: unknown;
  /** Printed without --json. */
  readonly text: string;
  /** False sets the exit code to 1: the command ran and found something wrong. Default true. */
  readonly ok?: boolean;
}

export interface Command {
  /** As typed, such as `token create`. */
  readonly name: string;
  /** The arguments after the name. */
  readonly usage: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, 'string' | 'boolean'>>;
  /** The most positional arguments it takes. */
  readonly takes: number;
  run(input: CommandInput): Promise<CommandOutput>;
}

/** A positional argument. Throws a UsageError when it is missing. */
export function required(value: string | boolean | undefined, what: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new UsageError(`${what} is missing.`);
}

/** An option that may be left out. Throws a UsageError when it is given but blank, as an unset variable would be. */
export function optional(value: string | boolean | undefined, what: string): string | undefined {
  return value === undefined ? undefined : required(value, what);
}

/** A number in decimal digits only: `1e1`, `0x5` and the like are typing errors. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Splits `NAME@VERSION` into its parts. Throws a UsageError. */
export function nameAndVersion(argument: string | undefined): { name: string; version: string } {
  const [name, version, ...rest] = required(argument, 'NAME@VERSION').split('@');
  if (name && version && rest.length === 0) return { name, version };
  throw new UsageError(`«${argument}» is not of the form NAME@VERSION, such as mfe-booking@1.2.0.`);
}

export function remotePath(name: string, ...rest: readonly string[]): string {
  return ['/delivery/remotes', encodeURIComponent(name), ...rest].join('/');
}
