import { formatFrancs } from '../../lib/swiss-format.ts';
import { EQUIPMENT } from '../catalogue/equipment.ts';
import { MATERIALS, type MaterialSeed } from '../catalogue/materials.ts';
import type { OfferKind } from '../catalogue/types.ts';
import {
  action,
  columns,
  headerImage,
  list,
  type PriceRow,
  pageLink,
  picture,
  priceTable,
  questions,
  section,
  subtitle,
  text,
  toAgenda,
  toPage,
} from './blocks.ts';
import { TERMS } from './facts.ts';
import type { BlockSeed, PageSeed } from './types.ts';

/** The packing list of a kind of offer: the same as in its offers. */
const packing = (heading: string, kind: OfferKind) => text(section(heading, list(...EQUIPMENT[kind])));

const sideBySide = (
  ...pairs: readonly (readonly [heading: string, kind: OfferKind, other: string, otherKind: OfferKind])[]
): BlockSeed[] =>
  pairs.map(([heading, kind, other, otherKind]) =>
    columns([packing(heading, kind)], [packing(other, otherKind)]),
  );

const SUMMER_LIST: PageSeed = {
  slug: 'sommer',
  title: 'Ausrüstung im Sommer',
  metaDescription:
    'Packlisten für Hochtouren, Klettern, Klettersteige, Wandern und Trekking: was in den Rucksack gehört, was du mieten kannst und was zu Hause bleibt.',
  metaKeywords: 'Packliste, Ausrüstung, Hochtour, Klettern, Wandern, Sommer',
  blocks: [
    headerImage('horn-noon'),
    subtitle('Leicht, trocken, vollständig'),
    text(
      section(
        'Eine Regel für alle Listen',
        'Leg alles auf den Boden, bevor du packst. Was du zweimal in die Hand nimmst und nicht weisst, wofür, bleibt liegen.',
      ),
    ),
    ...sideBySide(
      ['Hochtour', 'highTour', 'Hochtouren-Grundkurs', 'glacierCourse'],
      ['Klettergarten', 'crag', 'Mehrseillängen', 'multiPitch'],
      ['Klettersteig', 'viaFerrata', 'Felskurs', 'rockCourse'],
    ),
    picture(
      'hills-noon',
      'Im Juni genügt oft eine Jacke weniger, als man denkt. Eingepackt wird sie trotzdem.',
    ),
    ...sideBySide(
      ['Bergwanderung', 'hike', 'Alpinwanderung', 'alpineHike'],
      ['Trekking', 'trek', 'Kurs in Interlaken', 'classroom'],
    ),
    action(
      'Es fehlt etwas?',
      'Steigeisen, Helm, Gurt und mehr gibt es bei uns zur Miete.',
      toPage('Zum Material-Verleih', 'gut-zu-wissen/material-verleih'),
    ),
  ],
};

const WINTER_LIST: PageSeed = {
  slug: 'winter',
  title: 'Ausrüstung im Winter',
  metaDescription:
    'Packlisten für Skitouren, Skihochtouren, Freeride, Schneeschuhe, Eisklettern und Lawinenkurse, mit allem, was im Schnee wirklich gebraucht wird.',
  metaKeywords: 'Packliste, Skitour, Schneeschuh, Freeride, LVS, Winter',
  blocks: [
    headerImage('dome-winter'),
    subtitle('Warm, aber nicht zu warm'),
    text(
      section(
        'Drei Dinge ohne Ausnahme',
        'LVS, Schaufel und Sonde trägt bei uns jede Person, auf jeder Tour mit Ski. Du bekommst sie am Treffpunkt, wenn du keine eigenen hast. Ein Gerät mit nur einer Antenne lassen wir nicht mehr zu.',
      ),
    ),
    ...sideBySide(
      ['Skitour', 'skiTour', 'Skihochtour', 'skiHighTour'],
      ['Freeride', 'freeride', 'Lawinenkurs', 'avalancheCourse'],
      ['Schneeschuhtour', 'snowshoe', 'Winterwanderung', 'winterHike'],
    ),
    picture('snow-hut', 'In der Hütte ist es warm. Auf dem Weg dorthin zieht man sich dreimal um.'),
    packing('Eisklettern', 'ice'),
    action(
      'Ski, Felle, Schneeschuhe?',
      'Miete sie gleich beim Buchen, in deiner Grösse.',
      toPage('Zum Material-Verleih', 'gut-zu-wissen/material-verleih'),
    ),
  ],
};

export const EQUIPMENT_PAGE: PageSeed = {
  slug: 'ausruestung',
  title: 'Ausrüstung',
  metaDescription:
    'Was auf einer Tour mit Firn in den Rucksack gehört: Packlisten für Sommer und Winter, und wie du bei Schuhen, Steigeisen und Kleidern richtig wählst.',
  blocks: [
    headerImage('snow-hut'),
    subtitle('Was in den Rucksack gehört'),
    text(
      section(
        'Die Liste deiner Tour gilt',
        'Bei jeder Tour und jedem Kurs steht die Packliste. Hier findest du alle Listen nebeneinander, damit du vor der Saison einmal durchgehen kannst, was da ist und was fehlt.',
      ),
    ),
    columns(
      [
        action(
          'Sommer',
          'Hochtour, Fels, Klettersteig, Wandern, Trekking.',
          toPage('Listen für den Sommer', 'gut-zu-wissen/ausruestung/sommer'),
        ),
      ],
      [
        action(
          'Winter',
          'Skitour, Freeride, Schneeschuh, Eis, Lawinenkurs.',
          toPage('Listen für den Winter', 'gut-zu-wissen/ausruestung/winter'),
        ),
      ],
    ),
    questions(
      'Gekauft ist schnell, gepasst ist besser',
      [
        'Welche Schuhe brauche ich für den Gletscher?',
        'Steigeisenfeste, mit Rand vorne und hinten. Trag sie vorher zwei Tage ein, und sei es auf dem Weg ins Büro.',
      ],
      [
        'Passen meine Steigeisen?',
        'Am Schuh eingestellt, ohne Riemen angehoben, dürfen sie nicht abfallen. Probier es zu Hause, nicht um fünf Uhr früh.',
      ],
      [
        'Darf ich mein altes LVS mitbringen?',
        'Ja, wenn es drei Antennen hat und frische Batterien. Sonst leihen wir dir eines.',
      ],
      [
        'Wie schwer darf der Rucksack sein?',
        'Für einen Tag um sechs Kilogramm, für eine Woche von Hütte zu Hütte höchstens neun.',
      ],
    ),
  ],
  children: [SUMMER_LIST, WINTER_LIST],
};

const priceFor = ({ price, perDay }: MaterialSeed) =>
  price === 0 ? 'inbegriffen' : `${formatFrancs(price * 100)}${perDay ? ' je Tag' : ''}`;

const SNOW: readonly OfferKind[] = ['skiTour', 'skiHighTour', 'freeride', 'avalancheCourse', 'skiCourse'];
const ROPES: readonly OfferKind[] = [
  'highTour',
  'skiHighTour',
  'glacierCourse',
  'ice',
  'crag',
  'multiPitch',
  'viaFerrata',
  'rockCourse',
];
const ON_FOOT: readonly OfferKind[] = ['snowshoe', 'winterHike', 'hike', 'alpineHike', 'trek'];

/** What is rented for nothing but these kinds, and what for kinds of all sorts. */
const GROUPS: readonly (readonly [title: string, kinds: readonly OfferKind[]])[] = [
  ['Ski und Lawinen', SNOW],
  ['Gletscher, Fels und Eis', ROPES],
  ['Zu Fuss und mit Schneeschuhen', ON_FOOT],
];

const groupOf = (material: MaterialSeed) =>
  GROUPS.find(([, kinds]) => material.for.every((kind) => kinds.includes(kind)))?.[0] ?? 'Für alle Touren';

const PRICE_TABLES = [...Map.groupBy(MATERIALS, groupOf)].map(([title, materials]) =>
  priceTable(
    title,
    materials.map((material): PriceRow => [material.title, priceFor(material), material.description]),
  ),
);

const DEPOSIT = MATERIALS.find(({ title }) => title === 'Lawinenairbag')?.deposit;

export const RENTING: PageSeed = {
  slug: 'material-verleih',
  title: 'Material-Verleih',
  metaDescription:
    'Mietpreise für Tourenski, Schneeschuhe, Steigeisen, Klettergurt und mehr. Du bestellst beim Buchen, das Material wartet am Treffpunkt auf dich.',
  metaKeywords: 'Mieten, Verleih, Tourenski, Schneeschuhe, Steigeisen, LVS',
  blocks: [
    headerImage('night-horn'),
    subtitle('Was du nicht hast, haben wir'),
    text(
      section(
        'So einfach geht es',
        'Beim Buchen wählst du, was du brauchst, und gibst deine Grössen an. Das Material liegt am Treffpunkt bereit und geht nach der Tour dort wieder zurück. Waschen und trocknen tun wir.',
      ),
    ),
    ...PRICE_TABLES,
    questions(
      'Gut zu wissen',
      [
        'Kann ich später noch ändern?',
        TERMS.materialChangeDays === 1
          ? 'Ja, bis am Abend vor dem ersten Tag, in deinem Profil bei der Buchung.'
          : `Ja, bis ${TERMS.materialChangeDays} Tage vor dem ersten Tag, in deinem Profil bei der Buchung.`,
      ],
      [
        'Was heisst «je Tag»?',
        'Jeder Kalendertag der Tour zählt. Was ohne Zusatz dasteht, kostet für die ganze Tour gleich viel.',
      ],
      [
        'Braucht ihr ein Pfand?',
        `Für Ski und Eisgeräte genügt ein Ausweis. Beim Airbag sind es ${DEPOSIT}, die du bei der Rückgabe wieder bekommst.`,
      ],
      ['Und wenn etwas kaputtgeht?', 'Sag es uns. Was beim normalen Gebrauch geschieht, ist unsere Sache.'],
    ),
    action('Bereit?', 'Das Material wählst du auf dem Weg durch die Buchung.', toAgenda('Tour aussuchen')),
    text(
      `<p>Was du überhaupt brauchst, sagen die ${pageLink('Ausrüstungslisten', 'gut-zu-wissen/ausruestung')}.</p>`,
    ),
  ],
};
