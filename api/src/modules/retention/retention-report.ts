import type { HourlyRetentionKind, RetentionKind, RetentionResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { dueHealthData } from '../booking-persons/index.ts';
import { dueBookingOrigins } from '../bookings/index.ts';
import { dueInBin } from '../contents/index.ts';
import { dueFeedbackLinks } from '../feedbacks/index.ts';
import { dueOptions } from '../option-desk/index.ts';
import { duePosts } from '../pinboard/index.ts';
import { dueRequests } from '../private-requests/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Due } from './due.ts';
import { inactiveGuests } from './inactive-guests.read-model.ts';
import { oldAuditEntries } from './old-audit-entries.repository.ts';
import { oldFamilyHealth } from './old-family-health.repository.ts';
import { oldFeedbackWords } from './old-feedback.repository.ts';
import { oldMails, oldMailTexts } from './old-mails.repository.ts';
import { retentionLimits } from './retention-limits.domain.ts';

/** What goes by a job of its own within the hour, whatever the setting says (docs/domain/privacy.md#what-jobs-delete). */
async function dueWithinTheHour(db: Db, now: Date): Promise<RetentionResponse['hourly']> {
  const found: readonly (readonly [HourlyRetentionKind, number])[] = [
    ['health_data', await dueHealthData(db, now)],
    ['pinboard_posts', await duePosts(db, now)],
    ['private_requests', await dueRequests(db, now)],
    ['seat_options', await dueOptions(db, now)],
    ['booking_origins', await dueBookingOrigins(db, now)],
    ['feedback_links', await dueFeedbackLinks(db, now)],
    ['binned_pages', await dueInBin(db, now)],
  ];
  return found.map(([kind, due]) => ({ kind, due }));
}

/** What is over its term now, by the conditions by which it goes. */
export async function readRetention(db: Db, now: Date): Promise<RetentionResponse> {
  const limits = retentionLimits(now);
  const { retentionRuns } = await readSettings(db);
  const found: readonly (readonly [RetentionKind, Due])[] = [
    ['inactive_guests', await inactiveGuests(db, limits.guests)],
    ['family_health', await oldFamilyHealth(db, limits.family)],
    ['feedback_words', await oldFeedbackWords(db, limits.feedback)],
    ['mail_texts', await oldMailTexts(db, limits.mailTexts)],
    ['mails', await oldMails(db, limits.mails)],
    ['audit_entries', await oldAuditEntries(db, limits.audit)],
  ];
  return {
    '@id': '/api/retention',
    '@type': 'Retention',
    runs: retentionRuns,
    kinds: found.map(([kind, { due, oldest }]) => ({ kind, due, oldest: oldest?.toISOString() ?? null })),
    hourly: await dueWithinTheHour(db, now),
  };
}
