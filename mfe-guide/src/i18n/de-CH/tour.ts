import { defineTexts } from '@firn/shared-ui/i18n';

export const tourTexts = defineTexts('tour', {
  pageTitle: 'Tourführung – {{title}} – Profil',
  loadingTitle: 'Tourführung',
  facts: 'Angaben zur Tour',
  date: 'Datum',
  start: 'Beginn',
  place: 'Ort',
  meeting: 'Treffpunkt',
  guides: 'Guides',
  booked: 'Angemeldet',
  bookedOf: '{{booked}} von {{maximum}}, mindestens {{minimum}}',
  state: 'Status',
  program: 'Programm',
  equipment: 'Ausrüstung',
  participants: 'Teilnehmende',
  print: 'Teilnehmerliste drucken',
  public: 'Öffentliche Seite',
  back: 'Eventübersicht',
});
