import { defineTexts } from '@firn/shared-ui/i18n';

export const newOccurrenceTexts = defineTexts('new-occurrence', {
  title: 'Neuer Event',
  section: 'Wann findet er statt?',
  text: 'Beginn und Ende genügen. Der Event ist ein Entwurf und hat alles andere vom Angebot.',
  fields: { start: 'Beginn', end: 'Ende', registrationDeadline: 'Anmelden bis' },
  hints: {
    moment: 'Zum Beispiel 11.7.26 9:30.',
    deadline: 'Leer: nach den Einstellungen.',
  },
  rules: { end: 'Das Ende liegt vor dem Beginn.', deadline: 'Der Anmeldeschluss liegt nach dem Beginn.' },
});
