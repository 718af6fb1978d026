import { defineTexts } from '@firn/shared-ui/i18n';

/** What stands on every page of a booking. */
export const bookingFrameTexts = defineTexts('booking-frame', {
  title: 'Buchung',
  sections: {
    overview: 'Übersicht',
    people: 'Personen',
    history: 'Verlauf',
    mails: 'E-Mails',
    notes: 'Notizen',
    invoices: 'Rechnungen',
    'renting-material': 'Mietmaterial',
  },
  steps: { confirmed: 'Bestätigen', rejected: 'Ablehnen', completed: 'Abschliessen' },
  questions: {
    confirmed: '{{booking}} bestätigen?',
    rejected: '{{booking}} ablehnen?',
    completed: '{{booking}} abschliessen?',
  },
  effects: {
    confirmed_one: '1 Person hat ihren Platz fest, der Betrag von {{total}} ist geschuldet.',
    confirmed_other: '{{count}} Personen haben ihren Platz fest, der Betrag von {{total}} ist geschuldet.',
    rejected_one: '1 Platz wird frei, nichts ist geschuldet.',
    rejected_other: '{{count}} Plätze werden frei, nichts ist geschuldet.',
    completed_one: 'Die Buchung von 1 Person ist erledigt.',
    completed_other: 'Die Buchung von {{count}} Personen ist erledigt.',
  },
  mailTo: {
    confirmed: 'Die Bestätigung geht an {{email}}.',
    rejected: 'Die Absage geht an {{email}}.',
  },
  reason: 'Grund',
  reasonHint: 'Steht in der E-Mail und im Verlauf.',
  reasonFirst: 'Schreibe den Grund.',
  notify: 'Gast benachrichtigen',
  cancelDialog: 'Abbrechen',
  done: 'Die Buchung ist jetzt: {{state}}.',
  actions: {
    cancel: 'Abmelden',
    rebook: 'Umbuchen',
    restore: 'Wiederherstellen',
    offer: 'Platz anbieten',
  },
  saveFirst: 'Speichere oder verwirf zuerst, was du geändert hast.',
  facts: { event: 'Event', date: 'Datum', persons: 'Personen', total: 'Betrag', payment: 'Zahlung' },
  todo: {
    title: 'Zu tun',
    requested: 'Der Gast wartet auf deine Antwort: bestätigen oder ablehnen.',
    held: 'Die Plätze sind reserviert; ohne Bestätigung verfallen sie.',
    heldUntil: 'Der Gast muss bis {{when}} bestätigen, sonst werden die Plätze frei.',
    waitlisted: 'Wartet auf Platz {{position}} der Warteliste.',
    offered: 'Ein Platz ist angeboten, der Gast antwortet bis {{when}}.',
    refund: 'Dem Gast sind {{amount}} zurückzuzahlen.',
    overdue: '{{amount}} sind seit {{day}} überfällig.',
    toSettle: 'Der Event ist vorbei: abschliessen.',
  },
});
