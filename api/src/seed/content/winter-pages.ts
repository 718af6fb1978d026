import {
  action,
  columns,
  dates,
  finder,
  headerImage,
  list,
  map,
  offers,
  pageLink,
  picture,
  picturePair,
  pointAt,
  priceTable,
  questions,
  quote,
  section,
  subtitle,
  team,
  text,
  toAgenda,
  toPage,
} from './blocks.ts';
import { emailOf, guestsPerGuide, inWords, levelsInWords, offerRows } from './facts.ts';
import type { PageSeed } from './types.ts';

const SKI_TOURS: PageSeed = {
  slug: 'skitouren',
  title: 'Skitouren',
  metaDescription:
    'Geführte Skitouren und Skihochtouren vom ersten Tag mit Fellen bis zur Haute Route: Niveaus, nächste Termine und was du dafür können solltest.',
  metaKeywords: 'Skitour, Skihochtour, Haute Route, Wildstrubel, Bishorn, Andermatt, Davos',
  blocks: [
    headerImage('dome-winter'),
    subtitle('Vom Einstieg bis zur Haute Route'),
    text(
      section(
        'Das passende Niveau',
        list(
          '<strong>Basis:</strong> Du fährst auf der Piste sicher und magst Tiefschnee. Felle, Spitzkehre und LVS zeigen wir dir.',
          '<strong>Aufbau:</strong> Du fährst in jedem Schnee kontrolliert ab, und die Spitzkehre sitzt.',
          '<strong>Fortgeschritten:</strong> 35 Grad bei jedem Schnee, Steigeisen an den Füssen, ein langer Tag in den Beinen.',
        ),
        'Wähle lieber eines zu tief als eines zu hoch. Wer Reserven hat, fährt schöner.',
      ),
    ),
    offers('Drei Anfänge', '202', '206', '603'),
    dates('Die nächsten Skitagestouren', { activity: 'skitagestouren', count: 6 }),
    finder(
      ['skitagestouren', 'skihochtouren'],
      levelsInWords(['skitagestouren', 'skihochtouren'], 'skiTour'),
    ),
    text(
      section(
        'Wir folgen dem Schnee, nicht dem Plan',
        'Am Vorabend lesen wir das Bulletin, am Morgen schauen wir aus dem Fenster, und manchmal wird aus der Nordseite eine Südseite. Der Gipfel steht in der Ausschreibung, das Ziel ist ein guter Tag.',
        `Ein Guide führt auf Skitouren höchstens ${inWords(guestsPerGuide(({ kind }) => kind === 'skiTour'))} Gäste, auf Skihochtouren höchstens ${inWords(guestsPerGuide(({ kind }) => kind === 'skiHighTour'))}. LVS, Schaufel und Sonde bekommst du von uns, ohne Aufpreis.`,
      ),
    ),
    quote(
      'Zwischen Arolla und Zermatt kenne ich jeden Durchschlupf. Trotzdem habe ich noch nie zweimal genau dieselbe Spur gelegt.',
      'Jean-Luc Favre, Bergführer im Val d’Hérens',
    ),
    offers('Über die grossen Gletscher', '221', '222', '223'),
    dates('Die nächsten Skihochtouren', { activity: 'skihochtouren', count: 3 }),
    action(
      'Noch nie einen Lawinenkurs gemacht?',
      'Zwei Tage in Realp, und du liest den Hang mit anderen Augen.',
      toPage('Zu den Lawinenkursen', 'kurse/lawinenkurse'),
    ),
  ],
};

const SNOWSHOES: PageSeed = {
  slug: 'schneeschuh',
  title: 'Schneeschuh',
  metaDescription:
    'Schneeschuhtouren und Winterwanderungen am Stockhorn, auf der Rigi, im Urserental und im Engadin. Schneeschuhe und Stöcke gibt es bei uns zur Miete.',
  metaKeywords: 'Schneeschuh, Winterwandern, Rigi, Engadin, Stockhorn, Familien',
  blocks: [
    headerImage('forest-winter'),
    subtitle('Leise Schritte im Tiefschnee'),
    text(
      section(
        'Wer gehen kann, kann Schneeschuhlaufen',
        'Nach zehn Minuten denkst du nicht mehr an die Schuhe. Dann hörst du, wie still es ist. Im Februar sehen wir unter dem Stockhorn mit etwas Glück Schneehühner, auf der Rigi stehen wir über dem Nebel, und im Urserental gehen wir am Abend, wenn der Schnee das Licht behält.',
      ),
    ),
    dates('Die nächsten Termine', { activity: 'schneeschuhtouren', count: 6 }),
    finder(['schneeschuh'], levelsInWords(['schneeschuh'], 'snowshoe')),
    picture('snow-hut', 'Nach der letzten Runde wartet die Stube, und die Suppe ist schon heiss.', 'wide'),
    columns(
      [
        text(
          section(
            'Mit Rücksicht',
            'Ein Reh, das im Winter flieht, verbraucht ein Vielfaches an Kraft. Wir meiden Wildruhezonen, bleiben im Wald auf den markierten Routen und gehen nie der Spur eines Tieres nach.',
          ),
        ),
      ],
      [
        text(
          section(
            'Mit Kindern',
            'Auf der Rigi gehen Kinder ab acht Jahren mit, am Stockhorn und bei Andermatt ab zehn. Die Winterwanderung nach Rigi Scheidegg schaffen auch Sechsjährige.',
          ),
        ),
      ],
    ),
    dates('Winterwandern ohne Schneeschuhe', { activity: 'winterwandern', count: 3 }),
    quote(
      'Ich erzähle meine Sagen zuerst auf Vallader. Wer lacht, hat sie verstanden.',
      'Gian Pult, Wanderleiter in Scuol',
    ),
  ],
};

const FREERIDE: PageSeed = {
  slug: 'freeride',
  title: 'Freeride',
  metaDescription:
    'Freeridetage am Gemsstock und am Titlis, mit LVS-Übung am Morgen und der besten Linie danach. Für Geübte in Andermatt, zum Einstieg in Engelberg.',
  metaKeywords: 'Freeride, Andermatt, Gemsstock, Engelberg, Titlis, Tiefschnee',
  blocks: [
    headerImage('horn-winter'),
    subtitle('Steile Hänge, wache Köpfe'),
    text(
      section(
        'Zuerst suchen, dann fahren',
        'Jeder Freeridetag beginnt mit einer LVS-Übung. Zwanzig Minuten, die niemand überspringt, auch nicht beim zehnten Mal. Danach fährt die Bahn, und Reto weiss, welche Rinne heute Sonne hatte und welche nicht.',
      ),
    ),
    priceTable(
      'Unsere Tage',
      offerRows('208', '207'),
      'Pro Person mit Führung. Die Bahnkarte kaufst du selbst.',
    ),
    dates('Die nächsten Freeridetage', { activity: 'freeride', count: 6 }),
    finder(['freeride'], levelsInWords(['freeride'], 'freeride')),
    team('Wer dich führt', [emailOf('Reto'), emailOf('Andrin')]),
    questions(
      'Was alle fragen',
      [
        'Ski oder Snowboard?',
        'Beides. In der Gruppe fahren wir gemischt, flache Querungen kosten auf dem Board etwas Kraft.',
      ],
      [
        'Brauche ich einen Airbag?',
        `Er ist kein Ersatz für einen guten Entscheid, aber er hilft. ${pageLink('Mieten kannst du ihn bei uns', 'gut-zu-wissen/material-verleih')}, und auch breite Ski.`,
      ],
      [
        'Wie gut muss ich fahren?',
        'In Engelberg reicht sicherer Parallelschwung auf der Piste. Am Gemsstock fährst du bei jedem Schnee sicher bis 35 Grad.',
      ],
    ),
  ],
};

const ICE: PageSeed = {
  slug: 'eisklettern',
  title: 'Eisklettern',
  metaDescription:
    'Eisklettern in Kandersteg und in der Schlucht von Pontresina: gefrorene Wasserfälle für den ersten Schlag und für alle, die mehr davon wollen.',
  metaKeywords: 'Eisklettern, Kandersteg, Pontresina, Wasserfall, Winter',
  blocks: [
    headerImage('storm-wall'),
    subtitle('Wo im Sommer Wasser fällt'),
    text(
      section(
        'Ein Schlag, der sitzt',
        'Es gibt einen Ton, wenn das Eisgerät hält: tief, satt, kurz. Nach einem Vormittag hörst du den Unterschied. Die Fälle tragen von Ende Dezember bis Anfang März; wie dick sie sind, sehen wir uns am Tag davor an.',
        'In der Schlucht von Pontresina stehen leichte und schwere Fälle nebeneinander, der Zustieg dauert Minuten. In Kandersteg, dem Eisdorf der Schweiz, klettern wir auch zwei Seillängen am Stück.',
      ),
    ),
    offers('Zwei Orte', '322', '321'),
    picturePair(
      ['night-horn', 'Der Morgen beginnt früh und kalt.'],
      ['snow-hut', 'Die Suppe danach gehört dazu.'],
    ),
    dates('Die nächsten Termine im Eis', { activity: 'eisklettern', count: 3 }),
    finder(['eisklettern'], levelsInWords(['eisklettern'], 'ice')),
    map('Wo wir klettern', [pointAt('kandersteg'), pointAt('pontresina')]),
    action(
      'Zwei Paar Handschuhe, mindestens',
      'Was sonst in den Rucksack gehört und was du bei uns mieten kannst.',
      toPage('Listen für den Winter', 'gut-zu-wissen/ausruestung/winter'),
    ),
  ],
};

export const WINTER: PageSeed = {
  slug: 'winter',
  title: 'Winter',
  metaDescription:
    'Skitouren, Schneeschuhtouren, Freeride und Eisklettern von November bis Mai: wie unser Winter verläuft und wo noch Plätze frei sind.',
  metaKeywords: 'Winter, Skitouren, Schneeschuhtouren, Freeride, Eisklettern, Schweiz',
  blocks: [
    headerImage('horn-winter'),
    subtitle('Wo der Schnee noch still ist'),
    text(
      section(
        'Von November bis Mai',
        "Der Winter beginnt bei uns mit Lawinenkursen und endet auf 4'000 Metern im Mai. Dazwischen liegt der Pulver im Januar, der erste Firn im März und die Haute Route, wenn die Tage lang genug sind.",
        'Wir richten uns nach dem Schnee, nicht nach dem Kalender. Stimmen die Verhältnisse nicht, gehen wir anderswohin, und wenn es nirgends stimmt, gehen wir nicht.',
      ),
    ),
    dates('Auf Ski', { activity: 'skitouren', count: 3 }),
    dates('Mit Schneeschuhen', { activity: 'schneeschuh', count: 3 }),
    picture('storm-massif', 'Manchmal ist der beste Entscheid, dass wir umkehren.', 'wide'),
    action(
      'Alle Termine im Überblick',
      'Von der Abendtour auf der Rigi bis zur Woche auf der Haute Route.',
      toAgenda('Zur Agenda'),
      'strong',
    ),
  ],
  children: [SKI_TOURS, SNOWSHOES, FREERIDE, ICE],
};
