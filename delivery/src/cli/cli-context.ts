import type { Environment } from './connection.ts';
import type { Paint } from './paint.ts';

/** Where a command line stands, and whom it talks to. */
export interface CliContext {
  readonly env: Environment;
  readonly cwd: string;
  out(text: string): void;
  err(text: string): void;
  /** Shows a line while a command runs, replacing the previous one; left out when nobody watches. */
  progress?(line: string): void;
  /** Left out for text without colours. */
  readonly paint?: Paint;
}
