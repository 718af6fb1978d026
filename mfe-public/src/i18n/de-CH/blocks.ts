import { defineTexts } from '@firn/shared-ui/i18n';

export const blocksTexts = defineTexts('blocks', {
  dates: {
    none: 'Im Moment sind keine Termine ausgeschrieben.',
    all: 'Alle passenden Termine in der Agenda',
  },
  finder: {
    level: 'Was bringst du mit?',
    duration: 'Wie lange soll es dauern?',
    durations: { '1': 'Einen Tag', '2': 'Zwei Tage', '3-4': 'Drei oder vier Tage', '5-': 'Eine Woche' },
    places: 'Wie viele seid ihr?',
    any: 'Das ist mir gleich',
    submit: 'Passende Termine zeigen',
  },
  groupSize_one: 'Auf dem Gletscher führt ein Guide nur einen Gast.',
  groupSize_other: 'Auf dem Gletscher führt ein Guide höchstens {{count}} Gäste.',
  gallery: {
    open: 'Bild {{number}} gross ansehen',
    label: 'Bild {{number}} von {{count}}',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Schliessen',
  },
  map: {
    label: 'Karte mit {{count}} Orten',
    loading: 'Die Karte wird geladen …',
    failed: 'Die Karte konnte nicht geladen werden. Die Orte stehen in der Liste.',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    attribution: '© swisstopo',
  },
  newsletter: {
    email: 'E-Mail',
    submit: 'Newsletter bestellen',
    elsewhere: 'Zum Formular für den Newsletter',
    tick: 'Bitte setze noch das Häkchen bei «Ich bin kein Roboter».',
    sending: 'Wird gesendet …',
    sent: 'Wir haben dir eine E-Mail an {{email}} geschickt. Mit dem Link darin bestätigst du die Bestellung.',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  video: {
    play: 'Abspielen',
    agree: 'Zustimmen und abspielen',
    note: 'Das Abspielen lädt das Video von {{site}} und braucht deine Zustimmung zu Cookies. Du kannst sie unten auf jeder Seite ändern.',
    elsewhere: 'Bei {{site}} ansehen',
  },
});
