import { defineTexts } from '@firn/shared-ui/i18n';

export const searchTexts = defineTexts('search', {
  label: 'Suche in der Administration',
  placeholder: 'z.B. Touren, Kurse, Gäste',
  results: 'Suchergebnisse',
  groups: {
    offers: 'Angebote',
    accommodations: 'Unterkünfte',
    users: 'Gäste',
    bookings: 'Buchungen',
    events: 'Events',
    contents: 'Website',
    pages: 'Administration',
  },
  enter: '· Enter öffnet {{code}}',
  keys: { mac: '⌘ K', other: 'Ctrl K' },
  searching: 'Suche läuft …',
  nothing: 'Nichts gefunden.',
  incomplete: 'Ein Teil der Suche ist fehlgeschlagen.',
  hits_one: '1 Treffer',
  hits_other: '{{count}} Treffer',
});
