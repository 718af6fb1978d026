import { defineTexts } from '@firn/shared-ui/i18n';

export const availabilityTexts = defineTexts('availability', {
  title: 'Verfügbarkeit',
  lead: 'Tippe auf einen Tag, um ihn zu ändern. Jede Änderung wird sofort gesichert.',
  month: { previous: 'Voriger Monat', next: 'Nächster Monat', today: 'Heute', grid: 'Tage im {{month}}' },
  none: 'Leer',
  day: {
    weekly: 'Wochenmuster',
    assignment_asked: 'angefragt: {{title}}',
    assignment_accepted: 'Einsatz: {{title}}',
    isPast: 'vorbei',
  },
  brush: {
    label: 'Was ein Tippen bewirkt',
    cycle: 'Wechseln',
    hint: 'Wisch über mehrere Tage, um sie zu malen.',
  },
  save: {
    untouched: 'Alles gesichert',
    saving: 'Wird gesichert …',
    saved: 'Gesichert',
    offline: 'Ohne Netz: noch nicht gesichert',
    stale: 'Unterdessen anderswo geändert. Schau dir die Tage an und sichere nochmals.',
    failed: 'Nicht gesichert. {{detail}}',
    retry: 'Nochmals sichern',
  },
  weekly: {
    title: 'Wochenmuster',
    text: 'Gilt für alle Tage, für die du nichts anderes sagst.',
    day: '{{short}}, {{weekday}}: {{said}}',
    days: {
      0: 'Montag',
      1: 'Dienstag',
      2: 'Mittwoch',
      3: 'Donnerstag',
      4: 'Freitag',
      5: 'Samstag',
      6: 'Sonntag',
    },
    short: { 0: 'Mo', 1: 'Di', 2: 'Mi', 3: 'Do', 4: 'Fr', 5: 'Sa', 6: 'So' },
  },
  assignments: {
    title: 'Einsätze im {{month}}',
    empty: 'Keine Einsätze in diesem Monat.',
    asked: 'Angefragt',
    accepted: 'Zugesagt',
    answer: 'Anfrage beantworten',
  },
  feed: {
    title: 'Kalender abonnieren',
    text: 'Eine geheime Adresse für deinen Kalender: Er zeigt deine Einsätze und hält sich selbst aktuell.',
    make: 'Adresse erstellen',
    renew: 'Neue Adresse erstellen',
    exists:
      'Dein Kalender ist abonniert. Die Adresse wird nicht nochmals gezeigt; eine neue beendet die alte.',
    once: 'Kopiere die Adresse jetzt: Sie wird nur dieses eine Mal gezeigt.',
    address: 'Adresse des Kalenders',
    copy: 'Kopieren',
    copied: 'Kopiert',
    revoke: 'Abonnement beenden',
    revoked: 'Das Abonnement ist beendet. Die alte Adresse gilt nicht mehr.',
  },
});
