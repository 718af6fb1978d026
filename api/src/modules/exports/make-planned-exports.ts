import type { ResourceDeps } from '../../records/index.ts';
import { auditExport } from './audit-export.ts';
import { lastDueDay } from './export-terms.domain.ts';
import { insertExport, takeDuePlan } from './exports.repository.ts';

/** Puts the exports in the queue that are planned for today; a plan that was missed is made up for once. */
export async function makePlannedExports({ db, clock }: ResourceDeps): Promise<void> {
  const now = clock();
  const takeOne = () =>
    db.transaction(async (tx) => {
      const plan = await takeDuePlan(tx, lastDueDay(now), now);
      if (!plan) return false;
      const { id: planId, kind, format, filters, columns, createdById } = plan;
      const row = await insertExport(tx, { planId, kind, format, filters, columns, createdById }, now);
      await auditExport(tx, 'export.create', row, { actor: null, at: now });
      return true;
    });
  while (await takeOne());
}
