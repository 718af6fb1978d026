import { defineTexts } from '@firn/shared-ui/i18n';

export const eventTexts = defineTexts('event', {
  book: 'Jetzt buchen',
  gallery_one: '{{count}} Bild ansehen',
  gallery_other: '{{count}} Bilder ansehen',
  share: {
    button: 'Weitersagen',
    copied: 'Die Adresse ist kopiert.',
    failed: 'Das ging nicht. Die Adresse ist {{url}}.',
  },
  question: {
    open: 'Frage stellen',
    title: 'Frage ans Büro',
    opening: 'Das Formular kommt …',
    question: 'Deine Frage',
    name: 'Vorname und Name',
    email: 'E-Mail',
    known: 'Wir antworten an {{email}}.',
    note: 'Wir antworten per E-Mail. Deine Frage löschen wir ein Jahr nach der Antwort.',
    submit: 'Frage senden',
    sending: 'Wird gesendet …',
    sent: 'Deine Frage ist im Büro. Die Antwort kommt an {{email}}.',
    tick: 'Bitte setze noch das Häkchen bei «Ich bin kein Roboter».',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  way: {
    title: 'Auf dem Weg',
    timetable: 'Fahrplan der SBB zum Treffpunkt',
    bulletin: 'Lawinenbulletin des SLF',
    weather: 'Wetter bei MeteoSchweiz',
  },
  cancelled: { title: 'Dieser Termin ist abgesagt', reason: 'Grund: {{reason}}' },
  past: { title: 'Dieser Termin ist vorbei' },
});
