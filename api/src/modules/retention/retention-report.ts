import type { RetentionKind, RetentionResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { readSettings } from '../settings/index.ts';
import type { Due } from './due.ts';
import { inactiveGuests } from './inactive-guests.read-model.ts';
import { oldAuditEntries } from './old-audit-entries.repository.ts';
import { oldFamilyHealth } from './old-family-health.repository.ts';
import { oldMails, oldMailTexts } from './old-mails.repository.ts';
import { retentionLimits } from './retention-limits.domain.ts';

/** What is over its term now, by the conditions by which it goes. */
export async function readRetention(db: Db, now: Date): Promise<RetentionResponse> {
  const limits = retentionLimits(now);
  const { retentionRuns } = await readSettings(db);
  const found: readonly (readonly [RetentionKind, Due])[] = [
    ['inactive_guests', await inactiveGuests(db, limits.guests)],
    ['family_health', await oldFamilyHealth(db, limits.family)],
    ['mail_texts', await oldMailTexts(db, limits.mailTexts)],
    ['mails', await oldMails(db, limits.mails)],
    ['audit_entries', await oldAuditEntries(db, limits.audit)],
  ];
  return {
    '@id': '/api/retention',
    '@type': 'Retention',
    runs: retentionRuns,
    kinds: found.map(([kind, { due, oldest }]) => ({ kind, due, oldest: oldest?.toISOString() ?? null })),
  };
}
