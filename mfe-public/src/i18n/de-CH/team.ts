import { defineTexts } from '@firn/shared-ui/i18n';

export const teamTexts = defineTexts('team', {
  title: 'Team',
  description: 'Die Bergführerinnen und Bergführer, mit denen du unterwegs bist.',
  memberTitle: 'Team – {{name}}',
  all: 'Ganzes Team',
  empty: 'Unser Team stellt sich bald vor.',
  events: 'Unterwegs mit {{name}}',
  noEvents: 'Im Moment sind keine Termine ausgeschrieben.',
  level: {
    guide: 'Bergführung UIAGM',
    aspirant: 'Bergführung in Ausbildung',
    climbingTeacher: 'Kletterunterricht SBV',
    hikingTeacher: 'Wanderleitung SBV',
    partner: 'Partner',
  },
});
