import { defineTexts } from '@firn/shared-ui/i18n';

/** Words that say who is told of what happens to an event. */
export const tellingTexts = defineTexts('telling', {
  title: 'Wer erfährt davon?',
  nobody: 'Niemand bekommt eine E-Mail.',
  who: 'Empfänger ansehen',
  groups: {
    bookers: 'Wer gebucht hat ({{count}})',
    participants: 'Teilnehmende mit eigener Adresse ({{count}})',
    guides: 'Guides ({{count}})',
    houses: 'Unterkünfte ({{count}})',
    remembered: 'Merkliste ({{count}})',
    office: 'Kopie ans Büro ({{count}})',
  },
  changed: 'Inzwischen hat sich geändert, wen das betrifft. Schau es nochmals an.',
  before: 'Vorher: {{bookings}} Buchungen, {{persons}} Personen, {{mails}} E-Mails.',
  now: 'Jetzt: {{bookings}} Buchungen, {{persons}} Personen, {{mails}} E-Mails.',
});
