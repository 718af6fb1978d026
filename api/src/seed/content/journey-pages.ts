import { HOUSES } from '../catalogue/houses.ts';
import { OFFERS } from '../catalogue/index.ts';
import { MEETING_POINTS, type MeetingPointName, PLACES } from '../catalogue/places.ts';
import {
  action,
  columns,
  gallery,
  headerImage,
  list,
  map,
  offers,
  pageLink,
  picture,
  pointAt,
  questions,
  quote,
  section,
  subtitle,
  text,
  toAddress,
  toAgenda,
} from './blocks.ts';
import { inWords } from './facts.ts';
import type { PageSeed } from './types.ts';

const metres = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, "'");

const REGIONS: readonly (readonly [region: string, points: readonly MeetingPointName[]])[] = [
  [
    'Berner Oberland',
    ['grindelwald', 'interlaken', 'meiringen', 'kandersteg', 'frutigen', 'muelenen', 'lenk'],
  ],
  ['Wallis', ['zermatt', 'saasFee', 'fiesch', 'arolla', 'sierre']],
  [
    'Zentralschweiz',
    ['andermatt', 'realp', 'goeschenen', 'engelberg', 'alpnachstad', 'arthGoldau', 'schwyz'],
  ],
  ['Ostschweiz und Graubünden', ['pontresina', 'davos', 'klosters', 'ilanz', 'wasserauen', 'linthal']],
];

const journeys = ([region, points]: (typeof REGIONS)[number]) =>
  text(
    section(
      region,
      list(
        ...points.map((name) => {
          const { stop, journey } = MEETING_POINTS[name];
          return `<strong>${stop}.</strong> ${journey}`;
        }),
      ),
    ),
  );

/** Meeting points whose coordinates are known as a place. */
const onMap = REGIONS.flatMap(([, points]) =>
  points.flatMap((name) => (name in PLACES ? [pointAt(name as MeetingPointName & keyof typeof PLACES)] : [])),
);

export const MEETING_PLACES: PageSeed = {
  slug: 'treffpunkte',
  title: 'Treffpunkte',
  metaDescription:
    'Wo unsere Touren beginnen: alle Treffpunkte vom Berner Oberland bis ins Engadin, mit der Bahnstrecke dorthin und einer Karte zum Nachschauen.',
  metaKeywords: 'Treffpunkt, Anreise, Bahnhof, Postauto, Grindelwald, Zermatt, Realp',
  blocks: [
    headerImage('hills-autumn'),
    subtitle('Wir warten am Bahnhof'),
    text(
      section(
        'Woran du uns erkennst',
        'Am Rucksack mit dem Seil und an der ruhigen Art, auf den Zug zu warten. Die genaue Zeit steht bei deiner Tour und in deiner Bestätigung; sie passt immer zu einem Zug.',
      ),
    ),
    map('Treffpunkte auf der Karte', onMap),
    ...REGIONS.map(journeys),
    questions(
      'Unterwegs',
      [
        'Mein Zug hat Verspätung.',
        'Ruf deinen Guide an, die Nummer bekommst du vor der Tour. Eine Viertelstunde warten wir immer, und meistens sitzt ohnehin die halbe Gruppe im gleichen Zug.',
      ],
      [
        'Ich komme am Vorabend.',
        'Gute Idee, vor allem im Engadin und im Wallis. Schreib auf die Pinnwand deiner Tour, ob jemand mitkommt.',
      ],
      [
        'Kann ich mein Gepäck lassen?',
        'An den grösseren Bahnhöfen gibt es Schliessfächer. In Hotels, in denen wir schlafen, nimmt es die Reception.',
      ],
    ),
  ],
};

const used = (title: string) => OFFERS.filter(({ program }) => program.some((day) => day.includes(title)));
const HUT_NAMES = [
  'Britanniahütte SAC',
  'Konkordiahütte SAC',
  'Mönchsjochhütte',
  'Monte-Rosa-Hütte SAC',
  'Hörnlihütte',
  'Lämmerenhütte SAC',
  'Rotondohütte SAC',
  'Salbithütte SAC',
  'Albert-Heim-Hütte SAC',
  'Tracuithütte SAC',
  'Fridolinshütte SAC',
  'Wildhornhütte SAC',
];
const huts = HOUSES.filter(([, title]) => HUT_NAMES.includes(title)).toSorted(
  (one, other) => other[5] - one[5],
);

const hutLine = ([, title, place, , , altitude, beds]: (typeof HOUSES)[number]) => {
  const tours = used(title.replace(/ (SAC|CAS)$/, '')).map((offer) => offer.title);
  return `<strong>${title}</strong>, ${place}: ${metres(altitude)} m, ${beds} Plätze${tours[0] ? `. Hier schläfst du auf «${tours[0]}».` : '.'}`;
};

export const HUTS: PageSeed = {
  slug: 'huetten',
  title: 'Hütten',
  metaDescription:
    'In diesen Hütten schlafen wir: wie hoch sie liegen, wie viele Plätze sie haben und wie eine Nacht in einer SAC-Hütte wirklich verläuft.',
  metaKeywords: 'SAC-Hütte, Britanniahütte, Konkordiahütte, Hüttenschlafsack, Übernachtung',
  blocks: [
    headerImage('snow-hut'),
    subtitle('Dicke Mauern, dünne Decken, gute Suppe'),
    text(
      section(
        'Ein Abend in der Hütte',
        'Schuhe ins Regal, Finken an, Tee. Um halb sieben gibt es Suppe, danach Teigwaren oder Polenta, und alle wollen den Nachschlag. Der Guide bespricht den nächsten Tag, um neun ist Ruhe. Geweckt wird zwischen zwei und fünf, je nach Berg.',
      ),
    ),
    columns(
      [
        text(
          section(
            'Nimm mit',
            list(
              'Hüttenschlafsack, auch zu mieten',
              'Stirnlampe und Ohrenstöpsel',
              'SAC-Ausweis, falls vorhanden',
              'Bargeld für Getränke und Znüni',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Lass daheim',
            list(
              'Frottiertuch: Wasser ist knapp',
              'Rollkoffer: Zur Konkordiahütte sind es 467 Stufen',
              'Die Vorstellung, dass niemand schnarcht',
            ),
          ),
        ),
      ],
    ),
    picture('dome-dusk', 'Das Licht kommt von der Sonne, das Wasser vom Gletscher.', 'wide'),
    text(
      section(
        `${inWords(huts.length).replace(/^./, (letter) => letter.toUpperCase())} Hütten, von oben nach unten`,
        list(...huts.map(hutLine)),
      ),
    ),
    map(
      'Hütten auf der Karte',
      huts.map(([, title, , latitude, longitude]) => ({ title, latitude, longitude })),
    ),
    questions(
      'Was Gäste fragen',
      [
        'Ist die Hütte im Preis inbegriffen?',
        'Ja, die Nacht und das Essen gemäss Programm. Getränke und Zwischenverpflegung zahlst du selbst.',
      ],
      [
        'Ich esse vegetarisch oder vertrage etwas nicht.',
        'Gib es beim Buchen an. Wir sagen es der Hütte, ohne deinen Namen zu nennen.',
      ],
      ['Gibt es Zweierzimmer?', 'In Hütten selten, in Hotels oft. Frag uns, bevor du buchst.'],
    ),
  ],
};

export const SUSTAINABILITY: PageSeed = {
  slug: 'nachhaltigkeit',
  title: 'Leise unterwegs',
  metaDescription:
    'Wie Firn mit Bahn und Bus an den Berg kommt, was wir für stille Wälder und saubere Hütten tun und was wir noch nicht gelöst haben.',
  metaKeywords: 'Nachhaltigkeit, öffentlicher Verkehr, Anreise, Gletscher, Wildruhezonen',
  blocks: [
    headerImage('forest-winter'),
    subtitle('Mit der Bahn hin, ohne Spuren zurück'),
    text(
      section(
        'Der Weg dorthin wiegt am meisten',
        'Der grösste Teil dessen, was eine Bergtour an Treibhausgas verursacht, ist die Anreise. Deshalb planen wir die Treffpunkte nach dem Fahrplan und nicht nach dem Parkplatz, und unsere Guides fahren auch mit dem Zug.',
        `${pageLink('So kommst du zu jedem Treffpunkt', 'gut-zu-wissen/treffpunkte')}.`,
      ),
    ),
    offers('Ohne Auto besonders einfach', '402', '503', '206'),
    gallery(
      'Was wir schützen',
      ['home', 'Gletscher: Jedes Jahr stehen wir ein Stück weiter oben auf dem Eis.'],
      ['hills-autumn', 'Wälder: Im Winter bleiben wir auf den markierten Routen.'],
      ['snow-hut', 'Hütten: Was wir hinauftragen, tragen wir auch hinunter.'],
    ),
    columns(
      [
        text(
          section(
            'Was wir tun',
            list(
              'Keine Flugreisen, keine Heliskitage',
              'Leihmaterial statt Neukauf, zwölf Monate im Jahr geflickt',
              'Wildruhezonen sind in jeder Planung eingezeichnet',
              'In den Hütten wird gegessen, was heraufkommt',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Was wir noch nicht können',
            list(
              'Nach Arolla am ersten Morgen ohne Umsteigen in Sion',
              'Seile länger als fünf Jahre brauchen',
              'Den Gletscher aufhalten',
            ),
          ),
        ),
      ],
    ),
    quote(
      'Auf dem Aletschgletscher messen wir mit den Gästen, wie schnell das Eis fliesst. Danach redet niemand mehr abstrakt.',
      'Seraina Bühler, Geologin und Aspirantin',
    ),
    columns(
      [
        action(
          'Fahrplan',
          'Bei jeder Tour steht ein Link zur Verbindung. Oder du suchst gleich hier.',
          toAddress('sbb.ch', 'https://www.sbb.ch/de'),
        ),
      ],
      [action('Touren aussuchen', 'Fast alle beginnen an einer Haltestelle.', toAgenda('Zur Agenda'))],
    ),
  ],
};
