/** Wrong use of the command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command will not, or cannot, do what was asked; the sentence says why and what to do: exit code 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
