import { defineTexts } from '@firn/shared-ui/i18n';

/** `parts` are lines, one part each. */
export const upcomingTexts = defineTexts('upcoming', {
  links: {
    events: 'Events',
    home: 'Öffentliche Startseite',
  },
  areas: {
    cms: {
      text: 'Hier schreibst du später die Seiten der Website, ordnest die Navigation und siehst sie vor der Veröffentlichung.',
      parts: 'Startseite\nSeiten und Navigation\nVorschau\nTitel und Beschreibung für Suchmaschinen',
    },
  },
});
