/** A refusal of the test system, as bexio would say it. */
export class TwinRefusal extends Error {
  override readonly name = 'TwinRefusal';
  readonly status: number;
  readonly reasons: readonly string[];
  constructor(status: number, message: string, reasons: readonly string[] = []) {
    super(message);
    this.status = status;
    this.reasons = reasons;
  }
}

export const notSaved = (...reasons: string[]) =>
  new TwinRefusal(422, 'The form could not be saved', reasons);
export const unknown = (what: string) => new TwinRefusal(404, `The ${what} was not found`);
