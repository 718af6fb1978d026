import { defineTexts } from '@firn/shared-ui/i18n';

export const homeTexts = defineTexts('home', {
  documentTitle: 'Bergführungen, Touren und Kurse',
  title: 'Am Berg zuhause.',
  lead: 'Touren und Kurse mit diplomierten Bergführerinnen und Bergführern, von der ersten Wanderung bis zum grossen Grat.',
  action: 'Touren und Kurse entdecken',
  next: { title: 'Als Nächstes am Berg', all: 'Ganze Agenda', none: 'Neue Termine folgen bald.' },
  activities: { title: 'Wohin zieht es dich?' },
});
