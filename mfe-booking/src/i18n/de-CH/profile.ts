import { defineTexts } from '@firn/shared-ui/i18n';

export const profileTexts = defineTexts('profile', {
  title: 'Profil',
  upcoming: 'Kommende Buchungen',
  upcomingEmpty: 'Du hast keine kommenden Buchungen. In der Agenda findest du deine nächste Tour.',
  past: 'Vergangene Buchungen',
  pastEmpty: 'Hier stehen später die Touren, die du mit uns gemacht hast.',
  contact: {
    title: 'Deine Angaben',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    missing: 'nicht erfasst',
    change: 'Angaben ändern',
  },
});
