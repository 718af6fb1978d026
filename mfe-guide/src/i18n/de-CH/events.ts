import { defineTexts } from '@firn/shared-ui/i18n';

export const eventsTexts = defineTexts('events', {
  title: 'Eventübersicht',
  views: {
    label: 'Ansichten',
    upcoming: 'Anstehend',
    past: 'Vergangen, nicht fertig',
    all: 'Alle Events',
    availability: 'Verfügbarkeit',
  },
  groups: {
    requests: 'Anfragen an dich',
    today: 'Heute',
    upcoming: 'Anstehend',
    prepared: 'In Vorbereitung',
    past: 'Vergangen, Rapport fehlt',
  },
  empty: {
    today: 'Heute führst du keine Tour.',
    upcoming: 'Keine anstehenden Events.',
    prepared: 'Nichts in Vorbereitung.',
    past: 'Alle Rapporte sind abgegeben.',
  },
  participants: '{{booked}} von {{maximum}} Personen',
  participantsOne: '1 von {{maximum}} Personen',
  unknownParticipants: 'Höchstens {{maximum}} Personen',
  comment: 'Bemerkung (freiwillig)',
  accept: 'Zusagen',
  decline: 'Absagen',
  declineQuestion: 'Willst du absagen? Das Büro fragt dann jemand anderen an.',
  declineYes: 'Ja, absagen',
  declineNot: 'Doch nicht',
  answered: { accepted: 'Zugesagt: {{title}}', declined: 'Abgesagt: {{title}}' },
  report: 'Rapport abgeben',
  show: 'Teilnehmende',
  tour: 'Zur Tour',
  more: 'Es werden die ersten {{shown}} von {{total}} gezeigt.',
});
