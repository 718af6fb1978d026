/** Wrong use of the CLI: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The parts of problem+json the CLI shows. */
export interface ProblemAnswer {
  readonly status: number;
  readonly type: string;
  readonly detail: string;
  readonly breaches?: readonly { readonly gate: string; readonly message: string }[];
  readonly known?: readonly string[];
}

/** The gateway refused, or could not be reached: exit code 1. */
export class CommandFailure extends Error {
  readonly problem: ProblemAnswer;

  constructor(problem: ProblemAnswer) {
    super(problem.detail);
    this.name = 'CommandFailure';
    this.problem = problem;
  }
}

export function failure(type: string, detail: string): CommandFailure {
  return new CommandFailure({ status: 0, type: `/problems/${type}`, detail });
}
