import { DECISION_DAYS, MOST_VOUCHERS, VOUCHER_MESSAGE_LENGTH } from '@firn/shared-contracts/domain';
import {
  action,
  columns,
  headerImage,
  list,
  newsletter,
  pageLink,
  priceTable,
  questions,
  section,
  subtitle,
  text,
  toAddress,
  toPage,
} from './blocks.ts';
import { EQUIPMENT_PAGE, RENTING } from './equipment-pages.ts';
import { inWords, priceOf, TERMS, VOUCHER_RANGE } from './facts.ts';
import { GRADES } from './grade-page.ts';
import { INSURANCE } from './insurance-page.ts';
import { HUTS, MEETING_PLACES } from './journey-pages.ts';
import { QUESTIONS } from './question-page.ts';
import type { PageSeed } from './types.ts';

const VOUCHERS: PageSeed = {
  slug: 'gutscheine',
  title: 'Gutscheine',
  metaDescription:
    'Gutscheine für Touren und Kurse, mit Bild und eigenen Worten, als PDF sofort oder an einem Tag deiner Wahl. Fünf Jahre gültig, in Teilen einlösbar.',
  metaKeywords: 'Gutschein, Geschenk, Bergtour, Geschenkidee',
  blocks: [
    headerImage('dome-dusk'),
    subtitle('Schenk einen Tag am Berg'),
    text(
      section(
        'So geht es',
        '<ol><li><p>Wähl einen Betrag und eines von drei Bildern: Gipfel, Skitour oder Hütte.</p></li><li><p>Schreib ein paar Worte dazu, oder auch nicht.</p></li><li><p>Bezahl, und der Gutschein kommt als PDF: sofort oder an dem Tag, den du bestimmst, an dich oder an die beschenkte Person.</p></li></ol>',
      ),
    ),
    action(
      `Von ${VOUCHER_RANGE.least} bis ${VOUCHER_RANGE.most}`,
      `Gültig ${inWords(TERMS.voucherYears)} Jahre, einlösbar für jede Tour und jeden Kurs, auch in Teilen.`,
      toAddress('Gutschein bestellen', '/gutschein'),
      'strong',
    ),
    priceTable(
      'Was man damit anfangen kann',
      [
        ['Winterwanderung Rigi Panorama', priceOf('305'), 'für jemanden, der nicht gerne friert'],
        ['Klettertag in der Schöllenen', priceOf('501'), 'für die, die nur die Halle kennen'],
        ['Breithorn Westgipfel', priceOf('103'), 'ein Viertausender an einem Tag'],
        ['Lawinenkurs Basis', priceOf('601'), 'das vernünftigste Geschenk von allen'],
        ['Allalinhorn', priceOf('101'), 'zwei Tage und eine Hüttennacht'],
      ],
      'Preise pro Person.',
    ),
    questions(
      'Zum Einlösen',
      [
        'Wie löse ich ihn ein?',
        'Beim Buchen gibst du den Code ein, er wird vom Preis abgezogen. Was übrig bleibt, bleibt auf dem Gutschein.',
      ],
      [
        'Kann ich mehrere zusammenlegen?',
        `Ja, bis zu ${inWords(MOST_VOUCHERS)} in einer Buchung. Zuerst wird jener gebraucht, der zuerst abläuft.`,
      ],
      ['Und wenn ich die Tour absage?', 'Was wir zurückzahlen, geht zuerst auf den Gutschein zurück.'],
      ['Ich habe ihn verloren.', 'Ruf uns an. Wir sperren ihn und stellen dir einen neuen aus.'],
      [
        'Wie viel Text hat Platz?',
        `Bis zu ${VOUCHER_MESSAGE_LENGTH} Zeichen. Das reicht für einen Wunsch und eine Entschuldigung.`,
      ],
    ),
  ],
};

export const GOOD_TO_KNOW: PageSeed = {
  slug: 'gut-zu-wissen',
  title: 'Gut zu wissen',
  metaDescription:
    'Alles vor der Tour: Ausrüstung, Schwierigkeitsgrade, Hütten, Treffpunkte, Mietmaterial, Versicherung, Gutscheine und die häufigsten Fragen.',
  blocks: [
    headerImage('hills-autumn'),
    subtitle('Alles zwischen der Buchung und dem ersten Schritt'),
    text(
      section(
        'Vom Entschluss bis zum Bahnhof',
        list(
          `<strong>Aussuchen.</strong> ${pageLink('Schwierigkeitsgrade', 'gut-zu-wissen/schwierigkeitsgrade')} lesen und ehrlich sein.`,
          '<strong>Buchen.</strong> Ohne Konto, in wenigen Schritten. Mietmaterial wählst du gleich dazu.',
          `<strong>Wissen, ob es stattfindet.</strong> Spätestens ${inWords(DECISION_DAYS.severalDays)} Tage vor dem Start, bei Tagestouren ${inWords(DECISION_DAYS.oneDay)} Tage.`,
          `<strong>Packen.</strong> Nach der ${pageLink('Liste', 'gut-zu-wissen/ausruestung')}, am Abend vorher.`,
          `<strong>Ankommen.</strong> Am ${pageLink('Treffpunkt', 'gut-zu-wissen/treffpunkte')}, meistens mit dem Zug.`,
        ),
      ),
    ),
    columns(
      [
        action(
          'Eine Frage?',
          'Die häufigsten haben wir beantwortet.',
          toPage('Fragen und Antworten', 'gut-zu-wissen/fragen'),
        ),
      ],
      [
        action(
          'Etwas fehlt?',
          'Ski, Steigeisen, Helm: gibt es bei uns zur Miete.',
          toPage('Material-Verleih', 'gut-zu-wissen/material-verleih'),
        ),
      ],
    ),
    newsletter(
      'Etwa einmal im Monat ein Brief',
      'Neue Touren, freie Plätze und ab und zu eine Geschichte aus der Hütte.',
    ),
  ],
  children: [EQUIPMENT_PAGE, RENTING, GRADES, HUTS, MEETING_PLACES, INSURANCE, VOUCHERS, QUESTIONS],
};
