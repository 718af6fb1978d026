import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activities } from '../modules/activities/activities.table.ts';
import { apiTokens } from '../modules/auth/auth.table.ts';
import { bookings } from '../modules/bookings/bookings.table.ts';
import { contents } from '../modules/contents/contents.table.ts';
import { dunningSteps } from '../modules/dunning/dunning.table.ts';
import { eventMessages } from '../modules/event-messages/event-messages.table.ts';
import { eventReports } from '../modules/event-reports/event-reports.table.ts';
import { events } from '../modules/events/events.table.ts';
import { feedbacks } from '../modules/feedbacks/feedbacks.table.ts';
import { invoices } from '../modules/invoices/invoices.table.ts';
import { navigationEntries } from '../modules/navigation-entries/navigation-entries.table.ts';
import { offers } from '../modules/offers/offers.table.ts';
import { partnerCommissions } from '../modules/partner-statements/partner-commissions.table.ts';
import { privateRequests } from '../modules/private-offers/private-requests.table.ts';
import { rentingMaterialOrders } from '../modules/renting-material-orders/renting-material-orders.table.ts';
import { rentingMaterials } from '../modules/renting-materials/renting-materials.table.ts';
import { seatOptions } from '../modules/seat-options/seat-options.table.ts';
import { settings } from '../modules/settings/settings.table.ts';
import { textMessages } from '../modules/text-messages/text-messages.table.ts';

type Words = readonly [one: string, many: string];

/** Records that may use what is to be removed: the column that names one, if there is one, and the words for them. */
export interface Dependents {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn<{ data: string; notNull: true }> | null;
  readonly words: Words;
  /** Tables whose rows belong to them, besides those whose rows go with them. */
  readonly parts?: readonly PgTable[];
}

const rowsOf = (
  table: PgTable & { readonly id: AnyPgColumn },
  name: Dependents['name'],
  words: Words,
): Dependents => ({ table, id: table.id, name, words });

/**
 * All of them, in the order in which a refusal names them. What they use is known from their foreign keys and those of
 * their parts, so that a new reference refuses by itself; `in-use.test.ts` finds those that no record here has.
 */
export const DEPENDENTS: readonly Dependents[] = [
  rowsOf(activities, activities.title, ['Aktivität darunter', 'Aktivitäten darunter']),
  rowsOf(offers, offers.title, ['Angebot', 'Angebote']),
  rowsOf(events, events.code, ['Event', 'Events']),
  rowsOf(rentingMaterials, rentingMaterials.title, ['Mietmaterial', 'Mietmaterialien']),
  rowsOf(contents, contents.title, ['Inhaltsseite', 'Inhaltsseiten']),
  rowsOf(navigationEntries, navigationEntries.name, ['Navigationseintrag', 'Navigationseinträge']),
  rowsOf(seatOptions, seatOptions.number, ['Option', 'Optionen']),
  rowsOf(privateRequests, privateRequests.lastName, ['private Anfrage', 'private Anfragen']),
  { ...rowsOf(bookings, bookings.number, ['Buchung', 'Buchungen']), parts: [rentingMaterialOrders] },
  rowsOf(apiTokens, apiTokens.title, ['API-Token', 'API-Tokens']),
  rowsOf(partnerCommissions, null, ['Provision', 'Provisionen']),
  rowsOf(invoices, null, ['Rechnung', 'Rechnungen']),
  { table: dunningSteps, id: dunningSteps.invoiceId, name: null, words: ['Mahnung', 'Mahnungen'] },
  rowsOf(eventMessages, eventMessages.subject, ['Nachricht', 'Nachrichten']),
  rowsOf(textMessages, textMessages.text, ['SMS', 'SMS']),
  { table: eventReports, id: eventReports.eventId, name: null, words: ['Rapport', 'Rapporte'] },
  rowsOf(feedbacks, null, ['Rückmeldung', 'Rückmeldungen']),
  rowsOf(settings, null, ['Kopf der E-Mails', 'Köpfe der E-Mails']),
];
