import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  action,
  columns,
  headerImage,
  list,
  pageLink,
  priceTable,
  questions,
  section,
  subtitle,
  text,
  toAddress,
} from './blocks.ts';
import { priceOf } from './facts.ts';
import type { PageSeed } from './types.ts';

/**
 * Its sentences on insurance follow the laws: art. 8, 13 and 37 to 39 UVG, art. 20 UVV, art. 27 KLV, and the RiskAG; the
 * numbers are those that rega.ch and the rescue organisation of the Valais publish.
 */
export const INSURANCE: PageSeed = {
  slug: 'versicherung',
  title: 'Versicherung und Rettung',
  metaDescription:
    'Wen du im Notfall anrufst, wer die Rettung zahlt, was deine Unfallversicherung deckt und wann sich eine Annullierungskosten-Versicherung lohnt.',
  metaKeywords: 'Versicherung, Rega, 1414, Rettungskosten, Annullierung, Haftpflicht',
  blocks: [
    headerImage('storm-wall'),
    subtitle('Wen du anrufst, wer zahlt, was du mitnimmst'),
    priceTable(
      'Im Notfall',
      [
        ['Schweiz', '1414', 'Rega'],
        ['Wallis', '144', 'Air-Glaciers und Air Zermatt'],
        ['Frankreich, Italien, Österreich', '112', 'Europäischer Notruf'],
        ['Mit Schweizer Anbieter im Ausland', '+41 333 333 333', 'Rega'],
      ],
      'Alarmiert der Guide, bleibst du bei der Gruppe. Ist der Guide verletzt, rufst du selbst an: wo ihr seid, was passiert ist, wie viele verletzt sind, wie das Wetter ist. Ohne eigenes Netz versuch 112, das geht über jedes Netz.',
    ),
    columns(
      [
        text(
          section(
            'Wenn du angestellt bist',
            'Ab acht Stunden in der Woche bei einer Arbeitgeberin bist du auch in der Freizeit gegen Unfall versichert (UVG). Die Versicherung zahlt Heilung, Rettung und Bergung, wenn sie nötig sind. Im Ausland hat das eine Grenze.',
          ),
        ),
      ],
      [
        text(
          section(
            'Wenn du nicht angestellt bist',
            `Dann läuft der Unfall über die Krankenkasse (KVG), mit Franchise und Selbstbehalt. An eine Rettung in der Schweiz zahlt die Grundversicherung die Hälfte, höchstens ${formatFrancs(500000)} im Jahr. Den Rest deckt eine Zusatzversicherung.`,
          ),
        ),
      ],
    ),
    text(
      section(
        'Gönnerschaft bei der Rega',
        'Sie ist keine Versicherung. Zahlt keine Versicherung, kann die Rega Gönnerinnen und Gönnern ihren Einsatz erlassen. Sie kostet im Jahr weniger als ein Nachtessen, und ohne Gönnerschaften gäbe es die Rega nicht.',
      ),
    ),
    action(
      'Gönnerin oder Gönner werden',
      'Für dich allein oder für die ganze Familie.',
      toAddress('Zur Rega', 'https://www.rega.ch'),
    ),
    columns(
      [
        text(
          section(
            'Was der Guide dabeihat',
            list(
              'Apotheke, Rettungssack und Reserveseil',
              'Funk oder Satellitengerät',
              'Deine Notfallnummer, und was du uns zur Gesundheit gesagt hast',
              'Eine Berufshaftpflicht, wie es das Risikoaktivitätengesetz verlangt',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Was du brauchst',
            list(
              'Eine Unfallversicherung, die Bergung im Gebirge deckt',
              'Die Karte der Krankenkasse und die Nummer der Versicherung',
              'Ein geladenes Telefon und eine Notfallnummer in der Buchung',
              `Was auf der ${pageLink('Liste', 'gut-zu-wissen/ausruestung')} steht, im Winter auch LVS, Schaufel und Sonde`,
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
        'In der Regel ja, auch wo sie ein Stück durch Italien führt; frag deine Versicherung, bis zu welchem Betrag sie im Ausland zahlt. Prüfe auch, ob deine Gönnerschaft über die Grenze reicht.',
      ],
      [
        'Ich wohne nicht in der Schweiz.',
        'Frag deine Versicherung nach Bergung im alpinen Gelände und nach der Höhe der Deckung. Nimm die Nummer mit.',
      ],
    ),
  ],
};
