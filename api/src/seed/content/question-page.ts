import { DECISION_DAYS } from '@firn/shared-contracts/domain';
import { action, headerImage, pageLink, questions, subtitle, toPage } from './blocks.ts';
import { inWords, TERMS } from './facts.ts';
import type { PageSeed } from './types.ts';

export const QUESTIONS: PageSeed = {
  slug: 'fragen',
  title: 'Fragen und Antworten',
  metaDescription:
    'Anmeldung, Bezahlung, Wetter, Absage, Kinder, Kondition: kurze Antworten auf die Fragen, die uns vor einer Tour am häufigsten gestellt werden.',
  metaKeywords: 'FAQ, Fragen, Anmeldung, Wetter, Absage, Warteliste, Kinder',
  blocks: [
    headerImage('hills-noon'),
    subtitle('Kurz gefragt, kurz geantwortet'),
    questions(
      'Anmelden',
      [
        'Bis wann kann ich mich anmelden?',
        `In der Regel bis ${TERMS.registrationDeadlineDays} Tage vor einer Tour mit Übernachtung und ${inWords(TERMS.registrationDeadlineDaysDayTour)} Tage vor einer Tagestour. Den Anmeldeschluss siehst du bei jedem Termin.`,
      ],
      [
        'Brauche ich ein Konto?',
        'Nein. Mit einem Konto siehst du später alle Buchungen an einem Ort und musst deine Angaben nicht noch einmal tippen.',
      ],
      [
        'Die Tour ist ausgebucht.',
        'Setz dich auf die Warteliste. Wird ein Platz frei, bieten wir ihn dir per E-Mail an.',
      ],
      [
        'Kann ich allein kommen?',
        'Die meisten kommen allein. Am Abend in der Hütte merkt man es nicht mehr.',
      ],
    ),
    questions(
      'Bezahlen',
      ['Wie kann ich bezahlen?', 'Mit Rechnung, TWINT oder Karte, dazu mit Gutscheinen.'],
      [
        'Wann ist die Rechnung fällig?',
        `${TERMS.paymentTermDays} Tage nach der Buchung, spätestens ${TERMS.dueBeforeStartDays} Tage vor dem Start. Mindestens ${TERMS.shortestTermDays} Tage Zeit hast du immer, auch wenn du kurz vor dem Start buchst.`,
      ],
      [
        'Wie viel spare ich als Mitglied des SAC?',
        `${TERMS.sacDiscountPercent} % auf die Anteile Tour und Ausbildung. Übernachtung und Essen kosten für alle gleich viel, die Hütte rechnet ihren Mitgliederpreis schon ein.`,
      ],
    ),
    questions(
      'Wetter und Absage',
      [
        'Was passiert bei schlechtem Wetter?',
        'Der Guide passt das Programm an: anderer Gipfel, andere Talseite, manchmal ein Klettersteig statt einer Hochtour. Lässt es sich nicht verantworten, sagen wir ab.',
      ],
      [
        'Ihr habt abgesagt. Und jetzt?',
        'Du bekommst den ganzen Betrag zurück und wählst innert 14 Tagen: Auszahlung, Gutschein oder ein anderer Termin.',
      ],
      [
        'Wann weiss ich, ob genug Leute dabei sind?',
        `Wir entscheiden spätestens ${inWords(DECISION_DAYS.severalDays)} Tage vor dem Start, bei Tagestouren ${inWords(DECISION_DAYS.oneDay)} Tage vorher.`,
      ],
      [
        'Ich muss absagen.',
        `Was es kostet, steht in den ${pageLink('Geschäftsbedingungen', 'agb')} und im Voraus bei deiner Buchung. Bis zum Anmeldeschluss kannst du kostenlos jemand anders schicken oder auf einen anderen Termin derselben Tour wechseln.`,
      ],
    ),
    questions(
      'Können und Kondition',
      [
        'Bin ich fit genug?',
        `Wenn du so lange gehen kannst, wie es die Kondition verlangt, und am nächsten Tag wieder. ${pageLink('Die Buchstaben A bis E', 'gut-zu-wissen/schwierigkeitsgrade')}`,
      ],
      [
        'Ab welchem Alter dürfen Kinder mit?',
        'Das Mindestalter steht bei jeder Tour, die meisten beginnen bei 16. Die Winterwanderung auf der Rigi geht ab sechs. Unter 18 braucht es das Einverständnis der Eltern.',
      ],
      [
        'Werde ich höhenkrank?',
        "Bis 3'000 Meter selten. Für die höchsten Gipfel verlangen wir, dass du in den Wochen davor schon oben warst. Wir gehen langsam, und wir kehren um, wenn es dir schlecht geht.",
      ],
      [
        'Was, wenn ich nicht mehr kann?',
        'Sag es früh. Umkehren ist kein Versagen, sondern der Grund, weshalb du mit einem Guide gehst.',
      ],
    ),
    action(
      'Nicht dabei?',
      'Schreib uns oder ruf an. Es antwortet jemand, der selbst oben war.',
      toPage('Kontakt', 'kontakt'),
    ),
  ],
};
