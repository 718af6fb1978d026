import { defineTexts } from '@firn/shared-ui/i18n';

export const notesTexts = defineTexts('notes', {
  new: 'Neue Notiz',
  hint: 'Nur für das Büro. Ctrl+Enter speichert.',
  title: 'Notizen',
  empty: {
    offer: 'Noch keine Notizen zu diesem Angebot.',
    booking: 'Noch keine Notizen zu dieser Buchung.',
    event: 'Noch keine Notizen zu diesem Event.',
    user: 'Noch keine Notizen zu dieser Person.',
    accommodation: 'Noch keine Notizen zu dieser Unterkunft.',
  },
  text: 'Notiz',
  edit: 'Bearbeiten',
  editOf: 'Notiz von {{who}}, {{when}}, bearbeiten',
  edited: '· bearbeitet {{when}}',
  nameOf: 'Notiz von {{who}}, {{when}}',
  removeOf: 'Notiz von {{who}}, {{when}}, löschen',
  system: 'System',
});
