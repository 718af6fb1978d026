import { defineTexts } from '@firn/shared-ui/i18n';

export const waitlistTexts = defineTexts('waitlist', {
  title: 'Warteliste',
  facts: {
    event: 'Termin',
    date: 'Datum',
    persons: 'Personen',
    total: 'Total',
    number: 'Nummer',
  },
  waiting: {
    title: 'Du bist auf der Warteliste',
    position: 'Du bist Nummer {{position}}. Werden genug Plätze frei, bekommst du eine E-Mail.',
    unknown: 'Werden genug Plätze frei, bekommst du eine E-Mail.',
    free: 'Bis dahin kostet es nichts.',
  },
  offered: {
    title_one: 'Dein Platz ist frei',
    title_other: 'Deine Plätze sind frei',
    until_one: 'Ein Platz ist für dich reserviert, bis {{until}} Uhr.',
    until_other: '{{count}} Plätze sind für euch reserviert, bis {{until}} Uhr.',
    after_one: 'Nimmst du ihn bis dahin nicht an, stehst du wieder am Ende der Warteliste.',
    after_other: 'Nimmst du sie bis dahin nicht an, stehst du wieder am Ende der Warteliste.',
    terms: 'Wenn du deine Teilnahme später annullierst',
    conditions: 'Es gelten die',
    conditionsLink: 'Allgemeinen Geschäftsbedingungen',
    accept: 'Kostenpflichtig annehmen',
    decline: 'Ablehnen',
    declineHint: 'Lehnst du ab, wartest du am Ende der Warteliste weiter.',
  },
  leave: {
    open: 'Warteliste verlassen',
    question: 'Möchtest du die Warteliste verlassen? Du bekommst danach keine Plätze mehr angeboten.',
    confirm: 'Ja, verlassen',
    stay: 'Weiter warten',
  },
  sending: 'Wird gesendet …',
  confirmed: {
    title: 'Du bist dabei!',
    text: 'Deine Buchung {{number}} ist bestätigt. In unserer E-Mail findest du den Link dazu, den Treffpunkt und wie du bezahlst.',
    link: 'Buchung ansehen',
    event: 'Zum Termin, mit Treffpunkt und Programm',
  },
  over: {
    title: 'Dieser Eintrag ist vorbei',
    text: 'Du stehst nicht mehr auf der Warteliste: Du hast sie verlassen, oder der Termin ist vorbei oder abgesagt.',
    left: 'Du hast die Warteliste verlassen. Es kostet dich nichts.',
    agenda: 'Andere Termine in der Agenda',
  },
  declined: 'Du hast abgelehnt und wartest weiter.',
  tooLate: {
    title: 'Die Zeit für diese Plätze ist vorbei.',
    text: 'Deshalb stehst du wieder am Ende der Warteliste. Werden nochmals Plätze frei, schreiben wir dir.',
  },
  failed: {
    title: 'Das hat nicht geklappt.',
    text: 'Es ist noch nichts geschehen. Prüfe deine Verbindung und versuche es nochmals.',
  },
  refused: 'Das ist nicht möglich.',
  invalid: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Öffne den Link aus unserer E-Mail nochmals, oder kopiere ihn ganz in die Adresszeile.',
  },
});
