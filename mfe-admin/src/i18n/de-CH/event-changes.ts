import { defineTexts } from '@firn/shared-ui/i18n';

/** Words that say what a change of a booked event does. */
export const eventChangesTexts = defineTexts('event-changes', {
  title: 'Änderung eines gebuchten Events: {{event}}',
  concerns: 'Das ändert, was schon gebucht ist:',
  save: 'Speichern',
  saveAndTell: 'Speichern und senden',
  cancel: 'Abbrechen',
  facts: {
    date: 'Datum und Zeit',
    place: 'Ort',
    meeting: 'Treffpunkt',
    map: 'Treffpunkt auf der Karte',
    price: 'Preis pro Person',
    guides: 'Guide',
  },
  none: 'ohne Angabe',
  fromTo: '{{from}} → {{to}}',
  bookings: 'Buchungen',
  persons: 'Personen',
  priceStays: 'Wer schon gebucht hat, behält den bisherigen Preis.',
  told: 'Die Änderung ist gespeichert.',
  undo: 'Rückgängig machen',
  undone: 'Alles ist wieder wie vorher.',
  free: 'Kostenlos annullieren bis {{date}}',
});
