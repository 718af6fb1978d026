import { defineTexts } from '@firn/shared-ui/i18n';

export const upcomingTexts = defineTexts('upcoming', {
  status: 'In dieser Version noch nicht verfügbar',
  works: 'Das funktioniert bereits',
  events: 'Eventübersicht',
  agenda: 'Agenda',
  availability: {
    title: 'Verfügbarkeit',
    text: 'Hier trägst du später ein, an welchen Tagen du frei, vielleicht oder besetzt bist, und nimmst Anfragen an.',
  },
  'tour-create': {
    title: 'Tour erstellen',
    text: 'Hier schreibst du später eine eigene Tour und reichst sie dem Büro zur Prüfung ein.',
  },
  'tour-create-search': {
    title: 'Tour erstellen: Angebot suchen',
    text: 'Hier suchst du später ein bestehendes Angebot und legst daraus einen neuen Event an.',
  },
});
