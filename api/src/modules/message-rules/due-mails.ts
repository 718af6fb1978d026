import type { Db } from '../../db/client.ts';
import { dueFeedbackRequests } from '../feedbacks/index.ts';
import { dueGuideMails } from '../guide-assignments/index.ts';
import type { DueMail, DueQuery } from '../outbox/index.ts';
import { dueDigests } from '../pinboard/index.ts';
import { dueFewSeats } from '../remembered-events/index.ts';
import { dueGuestMails } from './due-guest-mails.ts';
import type { MessageRuleRow } from './message-rules.table.ts';
import { isDue } from './rule-due.read-model.ts';

/** The mails that a rule would send now, whether it is switched on or not. */
export async function dueMails(
  db: Db,
  rule: MessageRuleRow,
  query: Omit<DueQuery, 'key' | 'words'>,
): Promise<DueMail[]> {
  const { template, audience, key } = rule;
  const asked = { ...query, key, words: rule };
  switch (template) {
    case 'packing_list':
    case 'last_info':
    case 'thanks': {
      const to = audience === 'persons' ? 'persons' : 'bookers';
      return dueGuestMails(db, { ...asked, template, audience: to, isDue: isDue(rule, query.now) });
    }
    case 'feedback_request':
      return dueFeedbackRequests(db, { ...asked, isDue: isDue(rule, query.now) });
    case 'guide_8_weeks':
    case 'guide_1_week':
    case 'guide_report_due':
      return dueGuideMails(db, { ...asked, template, isDue: isDue(rule, query.now) });
    case 'remembered_few_seats':
      return dueFewSeats(db, asked);
    case 'pinboard_digest':
      return dueDigests(db, asked);
    case 'waitlist_offered':
      return [];
  }
}
