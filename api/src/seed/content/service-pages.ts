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
import { HUTS, MEETING_PLACES } from './journey-pages.ts';
import { QUESTIONS } from './question-page.ts';
import type { PageSeed } from './types.ts';

const INSURANCE: PageSeed = {
  slug: 'versicherung',
  title: 'Versicherung',
  metaDescription:
    'Unfall, Rettung, Annullierung: was du selbst versicherst, was wir versichern, und wann sich eine Annullierungskosten-Versicherung wirklich lohnt.',
  metaKeywords: 'Versicherung, Rega, Rettungskosten, Annullierung, Haftpflicht',
  blocks: [
    headerImage('storm-wall'),
    subtitle('Drei Policen und eine Gönnerschaft'),
    columns(
      [
        text(
          section(
            'Deine Sache',
            list(
              '<strong>Unfall.</strong> Wer angestellt ist, ist über die Arbeitgeberin versichert, alle anderen über die Krankenkasse.',
              '<strong>Rettung.</strong> Ein Flug kann teuer werden. Eine Gönnerschaft bei der Rega kostet weniger als ein Nachtessen.',
              '<strong>Annullierung.</strong> Deckt, was du uns bei Krankheit oder Unfall schuldest.',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Unsere Sache',
            list(
              '<strong>Berufshaftpflicht.</strong> Jeder Guide und die Firma sind versichert, wie es das Risikoaktivitätengesetz verlangt.',
              '<strong>Bewilligung.</strong> Wer bei uns führt, hat die Bewilligung dafür und zeigt sie dir auf Wunsch.',
            ),
          ),
        ),
      ],
    ),
    text(
      section(
        'Wann sich eine Annullierungskosten-Versicherung lohnt',
        `Sobald du mehr als einen Tag buchst. Auf einer Haute Route für ${priceOf('222')} macht eine Grippe zwei Wochen vor dem Start drei Viertel des Preises aus. Die Stufen stehen in den ${pageLink('Geschäftsbedingungen', 'agb')}.`,
        'Kostenlos ist der andere Weg: Bis zum Anmeldeschluss kann jemand anders deinen Platz übernehmen.',
      ),
    ),
    questions(
      'Im Ausland',
      [
        'Gilt meine Unfallversicherung auf der Haute Route?',
        'Ja, auch wo sie ein Stück durch Italien führt. Bei der Rettung prüfe, ob deine Gönnerschaft über die Grenze reicht.',
      ],
      [
        'Ich wohne nicht in der Schweiz.',
        'Frag deine Versicherung nach Bergung im alpinen Gelände und nach der Höhe der Deckung. Nimm die Nummer mit.',
      ],
    ),
  ],
};

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
      'Vier Briefe im Jahr',
      'Neue Touren, freie Plätze und ab und zu eine Geschichte aus der Hütte.',
    ),
  ],
  children: [EQUIPMENT_PAGE, RENTING, GRADES, HUTS, MEETING_PLACES, INSURANCE, VOUCHERS, QUESTIONS],
};
