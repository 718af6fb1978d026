import { defineTexts } from '@firn/shared-ui/i18n';

export const offerNotesTexts = defineTexts('offer-notes', {
  new: 'Neue Notiz',
  hint: 'Nur für das Büro. Ctrl+Enter speichert.',
  title: 'Notizen',
  empty: 'Noch keine Notizen zu diesem Angebot.',
  text: 'Notiz',
  edit: 'Bearbeiten',
  editOf: 'Notiz von {{who}}, {{when}}, bearbeiten',
  edited: '· bearbeitet {{when}}',
  nameOf: 'Notiz von {{who}}, {{when}}',
  removeOf: 'Notiz von {{who}}, {{when}}, löschen',
  system: 'System',
});
