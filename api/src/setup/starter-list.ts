import { createRecord, type RecordKind } from '../records/index.ts';
import type { SetupContext, SetupStep } from './setup-step.ts';

/** Adds a record of a kind that has no rules beside its schema; resolves to its id. */
export const addStarter = <R extends object>(
  context: SetupContext,
  kind: RecordKind<R>,
  record: R,
): Promise<string> => {
  const writing = { kind, rules: async () => [], finish: async (_tx: unknown, id: string) => id };
  return createRecord(context, writing, {}, async () => record);
};

/** A step that fills a list while it is empty, and only with the starter data. */
export const starterStep = <R extends object>(
  kind: RecordKind<R>,
  fill: (context: SetupContext) => Promise<unknown>,
): SetupStep => ({
  name: kind.collection,
  async run(context) {
    if (!context.plan.starter || (await context.db.$count(kind.table)) > 0) return false;
    await fill(context);
    return true;
  },
});

/** Fills a list with its records in their order. */
export const starterListStep = <R extends object>(kind: RecordKind<R>, records: readonly R[]): SetupStep =>
  starterStep(kind, async (context) => {
    for (const record of records) await addStarter(context, kind, record);
  });
