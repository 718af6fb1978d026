import { COMPANY } from '../company.ts';
import {
  action,
  columns,
  headerImage,
  list,
  offers,
  pageLink,
  picture,
  priceTable,
  questions,
  quote,
  section,
  subtitle,
  text,
  toAddress,
  toAgenda,
  toPage,
} from './blocks.ts';
import type { PageSeed } from './types.ts';

const COMPANIES: PageSeed = {
  slug: 'firmen',
  title: 'Firmen und Vereine',
  metaDescription:
    'Ein Tag am Berg für Teams, Schulen und Vereine: Klettersteig, Schneeschuhe, Gletscher oder ein Kurs, auch für grosse Gruppen mit mehreren Guides.',
  metaKeywords: 'Firmenausflug, Teamtag, Verein, Schule, Bergtour für Gruppen',
  blocks: [
    headerImage('hills-noon'),
    subtitle('Ein Team, ein Seil, kein Flipchart'),
    text(
      section(
        'Was ein Berg mit einem Team macht',
        'Am Klettersteig merkt die Buchhalterin, dass der Chef Angst hat. Der Chef merkt, dass sie ihm hilft. Mehr Theorie bringen wir nicht mit, dafür genug Helme.',
      ),
    ),
    columns(
      [
        text(
          section(
            'Im Sommer',
            list(
              'Klettersteig am Jochpass, Abschluss am Trübsee',
              'Klettern in der Schöllenen, vom Bahnhof zu Fuss',
              'Sonnenaufgang auf dem Grossen Mythen, um zehn im Büro',
              'Zwei Tage auf dem Aletschgletscher',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Im Winter',
            list(
              'Schneeschuhe auf der Rigi mit Älplermagronen',
              'Abendtour bei Andermatt mit Gerstensuppe',
              'Ein Tag mit Fellen für alle, die Ski fahren',
              'Erste Hilfe am Berg, als Weiterbildung',
            ),
          ),
        ),
      ],
    ),
    picture('towers-noon', 'Für Gruppen geeignet: Es gibt immer jemanden, der vorausgehen will.', 'wide'),
    questions(
      'Organisation',
      [
        'Wie gross darf die Gruppe sein?',
        'Wir waren schon mit sechzig Leuten unterwegs. Dann kommen so viele Guides, wie es das Gelände verlangt, und jede Gruppe hat ihr eigenes Tempo.',
      ],
      [
        'Was kostet es?',
        'Wir rechnen nach Guides und Tagen und nicht nach Köpfen. Sag uns Datum, Anzahl und was ihr euch vorstellt, dann schreiben wir dir innert zwei Arbeitstagen.',
      ],
      [
        'Wir haben sehr verschiedene Leute.',
        'Die haben alle. Wir bilden zwei Gruppen, und am Ende sitzen alle am gleichen Tisch.',
      ],
    ),
    action(
      'Sag uns, wann und wie viele',
      `Am schnellsten geht es am Telefon: ${COMPANY.phone}.`,
      toAddress('E-Mail schreiben', `mailto:${COMPANY.email}`),
      'strong',
    ),
  ],
};

export const PRIVATE_TOURS: PageSeed = {
  slug: 'private-touren',
  title: 'Private Touren',
  metaDescription:
    'Eine Tour nur für dich und deine Leute: eigener Termin, eigener Guide, eigener Preis. So fragst du privat an und so läuft es danach weiter.',
  metaKeywords: 'Private Bergtour, eigener Bergführer, Privattour, Gruppe',
  blocks: [
    headerImage('massif-dawn'),
    subtitle('Dein Berg, dein Datum, dein Tempo'),
    text(
      section(
        'So fragst du an',
        '<ol><li><p>Such in der Agenda eine Tour, die dir gefällt, und wähl dort «Privat anfragen».</p></li><li><p>Nenn uns deine Wunschtage und andere, die auch gehen, dazu wie viele ihr seid: eine Person bis acht.</p></li><li><p>Wir suchen den Guide und schreiben dir, was es kostet und bis wann es gilt.</p></li><li><p>Du nimmst an und buchst, oder du sagst Nein. Verpflichtet bist du vorher zu nichts.</p></li></ol>',
      ),
    ),
    action(
      'Zuerst die Tour, dann der Termin',
      'Fast alle unserer Touren gibt es auch privat.',
      toAgenda('Tour aussuchen'),
      'strong',
    ),
    offers('Gerne privat gebucht', '111', '502', '104'),
    quote(
      'Mit einer Seilschaft aus Freunden geht man anders. Man darf auch einmal eine Stunde nur schauen.',
      'Luca Bernasconi, Bergführer',
    ),
    priceTable(
      'Wovon der Preis abhängt',
      [
        ['Guide', 'Tagesansatz', 'derselbe, ob du allein kommst oder zu viert'],
        ['Gelände', 'Gruppengrösse', 'je ausgesetzter, desto weniger Gäste je Guide'],
        ['Hütte und Essen', 'pro Person', 'auch für den Guide'],
        ['Bergbahnen und Anreise', 'nach Aufwand'],
      ],
      'Du bekommst einen Preis pro Person, in dem alles enthalten ist, was wir zusagen.',
    ),
    text(
      section(
        'Mehr als acht?',
        `Dann bist du bei ${pageLink('Firmen und Vereine', 'private-touren/firmen')} richtig, auch wenn es ein Geburtstag ist.`,
      ),
    ),
    action(
      'Lieber reden?',
      'Manche Ideen lassen sich am Telefon besser erklären.',
      toPage('Kontakt', 'kontakt'),
    ),
  ],
  children: [COMPANIES],
};
