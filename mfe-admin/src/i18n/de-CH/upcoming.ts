import { defineTexts } from '@firn/shared-ui/i18n';

/** `parts` are lines, one part each. */
export const upcomingTexts = defineTexts('upcoming', {
  links: {
    events: 'Events',
    bookings: 'Buchungen',
    users: 'Gäste',
    home: 'Öffentliche Startseite',
  },
  areas: {
    accommodation: {
      text: 'Hier verwaltest du später Hütten und andere Unterkünfte: Kontakt, Reservationsangaben, Notizen und Reservationen je Event.',
      parts:
        'Verzeichnis der Unterkünfte\nReservationsangaben und Fristen\nNotizen des Büros\nReservationsblatt für die Hütte',
    },
    cms: {
      text: 'Hier schreibst du später die Seiten der Website, ordnest die Navigation und siehst sie vor der Veröffentlichung.',
      parts: 'Startseite\nSeiten und Navigation\nVorschau\nTitel und Beschreibung für Suchmaschinen',
    },
    rentingMaterials: {
      text: 'Hier verwaltest du später das Mietmaterial, seinen Bestand und die Bestellungen.',
      parts: 'Material mit Grössen und Bestand\nBestelltes Material\nAusgabe und Rückgabe',
    },
  },
});
