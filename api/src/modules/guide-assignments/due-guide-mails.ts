import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { DueMail, DueQuery } from '../outbox/index.ts';
import type { GuideTemplate } from './guide.mail.ts';
import { letterTo } from './mail-guide.ts';
import { findDueAssignments } from './mailed-assignments.read-model.ts';

interface DueGuides extends DueQuery {
  readonly template: Extract<GuideTemplate, 'guide_8_weeks' | 'guide_1_week' | 'guide_report_due'>;
  /** SQL: whether the event has come to the moment of the rule. */
  readonly isDue: SQL | undefined;
}

/** Mails to guides about what they lead, and about the report of it (docs/domain/mails.md#guides). */
export async function dueGuideMails(
  db: Db,
  { template, words, origin, now, ...query }: DueGuides,
): Promise<DueMail[]> {
  const isOfReport = template === 'guide_report_due';
  const due = await findDueAssignments(db, { ...query, isOfReport });
  return due.map((assignment) => ({
    about: iri('guide_assignments', assignment.id),
    recipient: assignment.email,
    event: assignment.event.title,
    write: (at) => letterTo(at, assignment, { template, words, origin, at: now }),
  }));
}
