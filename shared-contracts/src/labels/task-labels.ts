import type { TaskKind } from '../domain/index.ts';

/** Names of tasks by their kinds; in a file of their own, because one page alone loads them. */
export const TASK_KIND_LABELS: Readonly<Record<TaskKind, string>> = {
  'decisions-due': 'Entscheid fällig',
  'bookings-requested': 'Anfrage beantworten',
  'private-requests': 'Private Anfrage beantworten',
  'mails-not-sent': 'E-Mail nicht angekommen',
  'incidents-unread': 'Vorfälle lesen',
  'refunds-due': 'Rückzahlung fällig',
  'pages-refused': 'Seite: Geplantes ist nicht geschehen',
  'guides-missing': 'Guide fehlt',
  'huts-release': 'Betten freigeben oder behalten',
  'huts-changed': 'Unterkunft: Zahlen stimmen nicht mehr',
  'huts-unconfirmed': 'Unterkunft nicht bestätigt',
  'materials-to-pack': 'Material bereitstellen',
  'materials-not-back': 'Material nicht zurück',
  'events-to-check': 'Event prüfen',
  'payments-overdue': 'Zahlung überfällig',
  'reports-missing': 'Rapport fehlt',
  'events-not-settled': 'Event abrechnen',
  'offers-without-date': 'Angebot ohne kommenden Event',
  'offers-complete': 'Angebot veröffentlichen',
  own: 'Aufgabe',
};
