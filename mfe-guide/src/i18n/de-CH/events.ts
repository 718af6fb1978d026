import { defineTexts } from '@firn/shared-ui/i18n';

export const eventsTexts = defineTexts('events', {
  title: 'Eventübersicht',
  views: { label: 'Ansichten', upcoming: 'Anstehend', past: 'Vergangen, nicht fertig', all: 'Alle Events' },
  groups: {
    upcoming: 'Anstehend',
    prepared: 'In Vorbereitung',
    past: 'Vergangen, Rapport fehlt',
  },
  empty: {
    upcoming: 'Keine anstehenden Events.',
    prepared: 'Nichts in Vorbereitung.',
    past: 'Alle Rapporte sind abgegeben.',
  },
  participants: '{{booked}} von {{maximum}} Personen',
  participantsOne: '1 von {{maximum}} Personen',
  unknownParticipants: 'Höchstens {{maximum}} Personen',
  show: 'Teilnehmende',
  tour: 'Zur Tour',
  print: 'Drucken',
  more: 'Es werden die ersten {{shown}} von {{total}} gezeigt.',
});
