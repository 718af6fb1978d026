import { NEWSLETTER_STATE_LABELS } from '@firn/shared-contracts/labels';
import type { Db } from '../../../db/client.ts';
import { isAmong } from '../../../db/columns.ts';
import { instant, text } from '../../../lib/sheet-fields.ts';
import {
  listSubscriptionIds,
  readSubscriptionFilter,
  SUBSCRIPTION_FILTERS,
  type SubscriptionFilter,
} from '../../newsletter/index.ts';
import { newsletterSubscriptions } from '../../newsletter/newsletter.table.ts';
import { listSource } from '../source/export-source.ts';

const read = (db: Db, ids: readonly string[]) =>
  db.select().from(newsletterSubscriptions).where(isAmong(newsletterSubscriptions.id, ids));
type Row = Awaited<ReturnType<typeof read>>[number];

/** Subscriptions of the newsletter with the proof of the consent; the secret of the way out is in no file. */
export const newsletter = listSource<Row, SubscriptionFilter>({
  title: 'Newsletter',
  permission: 'newsletter_subscriptions.read',
  filters: SUBSCRIPTION_FILTERS,
  columns: {
    email: text('E-Mail', ({ email }) => email),
    state: text('Status', ({ state }) => NEWSLETTER_STATE_LABELS[state]),
    requestedAt: instant('Bestellt', ({ requestedAt }) => requestedAt.toISOString()),
    requestedFrom: text('Bestellt im Netz', ({ requestedFrom }) => requestedFrom),
    confirmedAt: instant('Bestätigt', ({ confirmedAt }) => confirmedAt?.toISOString() ?? null),
    confirmedFrom: text('Bestätigt im Netz', ({ confirmedFrom }) => confirmedFrom),
    unsubscribedAt: instant('Abbestellt', ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? null),
    textVersion: text('Fassung der Einwilligung', ({ textVersion }) => textVersion),
  },
  readFilter: readSubscriptionFilter,
  find: listSubscriptionIds,
  read,
});
