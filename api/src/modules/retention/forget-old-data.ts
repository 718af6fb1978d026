import type { Db } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readSettings } from '../settings/index.ts';
import { deleteInactiveUser } from '../users/index.ts';
import { listInactive, lockInactive } from './inactive-guests.read-model.ts';
import { forgetAuditEntries } from './old-audit-entries.repository.ts';
import { forgetFamilyHealth } from './old-family-health.repository.ts';
import { forgetFeedbackWords } from './old-feedback.repository.ts';
import { forgetMails, forgetMailTexts } from './old-mails.repository.ts';
import { retentionLimits } from './retention-limits.domain.ts';

/** A run takes so many; the next one the rest. */
const GUESTS_PER_RUN = 200;

async function forgetInactiveGuests(db: Db, limit: Date, at: Date): Promise<void> {
  for (const id of await listInactive(db, limit, GUESTS_PER_RUN)) {
    await db.transaction(async (tx) => {
      if (await lockInactive(tx, id, limit)) await deleteInactiveUser(tx, id, at);
    });
  }
}

/**
 * Deletes what is over its term, once a super admin has said so (docs/domain/privacy.md#retention). Each part is whole by
 * itself: a run that dies has done some of them, and the next does the rest.
 */
export async function forgetOldData({ db, clock }: ResourceDeps): Promise<void> {
  const { retentionRuns } = await readSettings(db);
  if (!retentionRuns) return;
  const now = clock();
  const limits = retentionLimits(now);
  await forgetInactiveGuests(db, limits.guests, now);
  await forgetFamilyHealth(db, limits.family);
  await forgetFeedbackWords(db, limits.feedback);
  await forgetMailTexts(db, limits.mailTexts);
  await forgetMails(db, limits.mails);
  await forgetAuditEntries(db, limits.audit);
}
