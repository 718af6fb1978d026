/** Whether a planned step was due and could not happen: it waits for the office (docs/domain/content.md#states). */
export const isRefusedStep = (at: string, stepRefusedAt: string | null): boolean =>
  stepRefusedAt !== null && at <= stepRefusedAt;
