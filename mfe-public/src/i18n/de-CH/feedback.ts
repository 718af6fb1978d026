import { defineTexts } from '@firn/shared-ui/i18n';

export const feedbackTexts = defineTexts('feedback', {
  title: 'Deine Rückmeldung',
  heading: 'Wie war es?',
  lead: 'Eine Minute genügt. 1 heisst «gar nicht gut», 5 «sehr gut».',
  tour: 'Die Tour',
  guide: '{{name}}',
  guideHint: 'Nur wenn du mit {{name}} unterwegs warst.',
  criteria: {
    content: 'Inhalt und Programm',
    level: 'Niveau wie ausgeschrieben',
    organisation: 'Organisation',
    hut: 'Hütte oder Unterkunft',
    preparation: 'Vorbereitung',
    safety: 'Sicherheit',
    communication: 'Kommunikation',
  },
  optional: '(freiwillig)',
  comment: 'Was möchtest du uns sagen?',
  commentHint: 'Höchstens {{count}} Zeichen.',
  consent: 'Ihr dürft meinen Kommentar mit meinem Vornamen auf der Website zeigen.',
  send: 'Rückmeldung senden',
  sending: 'Wird gesendet …',
  required: 'Bitte wähle eine Zahl von 1 bis 5.',
  complete: 'Bitte bewerte alle drei Punkte, oder keinen.',
  tooLong: 'Bitte kürze den Text auf {{count}} Zeichen.',
  clear: 'Bewertung von {{name}} löschen',
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Deine Rückmeldung ist noch nicht bei uns. Was du eingegeben hast, ist noch da: Prüfe deine Verbindung, und sende sie nochmals.',
  },
  refused: 'Das konnten wir nicht annehmen',
  thanks: {
    title: 'Danke für deine Rückmeldung',
    text: 'Sie ist bei uns angekommen und hilft uns, die nächste Tour besser zu machen.',
    again: 'Deine Rückmeldung ist bei uns. Sie lässt sich nicht mehr ändern.',
    agenda: 'Zur Agenda',
  },
  closed: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Rückmeldungen nehmen wir 60 Tage lang an. Möchtest du uns trotzdem etwas sagen, schreib uns oder ruf uns an.',
  },
  invalid: {
    title: 'Diesen Link gibt es nicht',
    text: 'Bitte öffne den Link so, wie er in der E-Mail steht. Ist er schon älter, ist er vielleicht abgelaufen.',
  },
  office: 'Du erreichst uns so:',
});
