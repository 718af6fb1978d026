import {
  action,
  columns,
  dates,
  finder,
  gallery,
  headerImage,
  list,
  map,
  offers,
  pageLink,
  picture,
  picturePair,
  pointAt,
  priceTable,
  quote,
  section,
  subtitle,
  text,
  toAgenda,
  toPage,
} from './blocks.ts';
import { guestsPerGuide, inWords, levelsInWords, offerRows } from './facts.ts';
import type { PageSeed } from './types.ts';

const perGuide = (level: string) =>
  inWords(guestsPerGuide((offer) => offer.kind === 'highTour' && offer.level === level));

const HIGH_TOURS: PageSeed = {
  slug: 'hochtouren',
  title: 'Hochtouren',
  metaDescription:
    'Geführte Hochtouren in den Walliser, Berner und Bündner Alpen: vom ersten Viertausender am Seil bis zum Hörnligrat, mit allen nächsten Terminen.',
  metaKeywords: 'Hochtour, Viertausender, Allalinhorn, Mönch, Matterhorn, Gletscher',
  blocks: [
    headerImage('massif-dawn'),
    subtitle('Vom ersten Viertausender bis zum Hörnligrat'),
    text(
      section(
        'Wo anfangen?',
        "Am Allalinhorn. Du schläfst eine Nacht in der Britanniahütte, übst am Nachmittag das Gehen am Seil und stehst am nächsten Morgen auf 4'027 Metern. Wer nur einen Tag hat, nimmt das Breithorn. Beide sind für gesunde, trittsichere Leute ohne Vorkenntnisse gemacht.",
        'Wer gar nicht hinauf will, sondern mitten hinein: Zwei Tage auf dem Aletschgletscher, mit Kindern ab zehn Jahren.',
      ),
    ),
    offers('Für die erste Saison', '103', '101', '112'),
    text(
      section(
        'Drei Niveaus, drei Arten zu gehen',
        list(
          `<strong>Basis:</strong> Wir gehen am langen Seil über den Gletscher. Ein Guide führt auf den Gipfel höchstens ${inWords(guestsPerGuide(({ code }) => code === '101' || code === '103'))} Gäste.`,
          `<strong>Aufbau:</strong> Grate, Felsstufen, Firnflanken bis 40 Grad. Höchstens ${perGuide('Aufbau')} Gäste, denn jetzt wird am kurzen Seil gegangen.`,
          `<strong>Fortgeschritten:</strong> lange, ausgesetzte Grate. Höchstens ${perGuide('Fortgeschritten')} Gäste, am Matterhorn einer.`,
        ),
        `Was L, WS und ZS bedeuten, steht bei den ${pageLink('Schwierigkeitsgraden', 'gut-zu-wissen/schwierigkeitsgrade')}.`,
      ),
    ),
    quote(
      'Auf dem Allalinhorn war ich über 400 Mal. Schön finde ich es immer noch, und zwar jedes Mal an einer anderen Stelle.',
      'Beat Zurbriggen, Bergführer in Saas-Fee',
    ),
    dates('Die nächsten Hochtouren', { activity: 'hochtouren', count: 6 }),
    finder(['hochtouren'], levelsInWords(['hochtouren'], 'highTour')),
    priceTable(
      'Was es kostet',
      offerRows('103', '101', '104', '108', '111'),
      'Pro Person, mit Führung und Mehrwertsteuer; bei mehreren Tagen mit Hütte und Halbpension. Bergbahnen und Anreise kommen dazu.',
    ),
    map('Gipfel, auf die wir gehen', [
      pointAt('allalinhorn'),
      pointAt('breithorn'),
      pointAt('moench'),
      pointAt('weissmies'),
      pointAt('toedi'),
      pointAt('galenstock'),
      pointAt('pizPalue'),
      pointAt('pizBernina'),
      pointAt('dufourspitze'),
      pointAt('matterhorn'),
    ]),
    action(
      'Zuerst ein Kurs?',
      'In drei Tagen ab Britanniahütte lernst du, was du für deine eigenen Hochtouren brauchst.',
      toPage('Zu den Fels- und Eiskursen', 'kurse/fels-und-eis'),
    ),
  ],
};

const CLIMBING: PageSeed = {
  slug: 'klettern',
  title: 'Klettern',
  metaDescription:
    'Vom Klettergarten in der Schöllenen bis zum Salbit Südgrat: geführtes Klettern im Granit und Kalk der Schweiz, für jedes Niveau und jede Gruppe.',
  metaKeywords: 'Klettern, Mehrseillängen, Granit, Salbit, Schöllenen, Engelberg',
  blocks: [
    headerImage('towers-autumn'),
    subtitle('Granit, Kalk und gute Laune'),
    text(
      section(
        'Draussen ist anders',
        'In der Halle zeigt dir die Farbe, wohin der Fuss gehört. Am Fels musst du schauen. In der Schöllenen gibt es dafür kurze Routen, sonnige Standplätze und einen Bahnhof in Gehdistanz; Klettererfahrung brauchst du keine.',
        'Danach öffnet sich alles: Plaisirrouten über Engelberg, eine Woche Granit an Furka und Grimsel und irgendwann der Südgrat am Salbitschijen, dreizehn Seillängen bis zur Gipfelnadel.',
      ),
    ),
    picturePair(
      ['towers-noon', 'Zackig: so sieht ein Grat aus, an dem man den ganzen Tag klettert.'],
      ['wall-autumn', 'Im Oktober ist der Fels warm, und die Lärchen leuchten.'],
    ),
    offers('Vom Klettergarten zum grossen Grat', '501', '503', '502'),
    quote(
      'Am liebsten unterrichte ich Menschen, die glauben, sie hätten Höhenangst. Meistens hat ihnen nur nie jemand gezeigt, wie das Seil hält.',
      'Flavia Arnold, Kletterlehrerin',
    ),
    dates('Die nächsten Klettertage', { activity: 'sportklettern', count: 3 }),
    dates('Die nächsten Mehrseillängen', { activity: 'mehrseillaengen', count: 3 }),
    finder(
      ['sportklettern', 'mehrseillaengen'],
      levelsInWords(['sportklettern', 'mehrseillaengen'], 'multiPitch'),
    ),
    columns(
      [
        text(
          section(
            'Der Grad ist nicht alles',
            `Wir geben ihn nach der UIAA an, römisch. Ein fünfter Grad mit dem Bahnhof nebenan ist ein anderer Tag als einer nach zwei Stunden Zustieg. ${pageLink('Die Skalen erklärt', 'gut-zu-wissen/schwierigkeitsgrade')}`,
          ),
        ),
      ],
      [
        text(
          section(
            'Was du mitbringst',
            `Finken, Gurt und Helm, oder du mietest sie bei uns. ${pageLink('Die Listen für den Sommer', 'gut-zu-wissen/ausruestung/sommer')} sagen es genau.`,
          ),
        ),
      ],
    ),
  ],
};

const VIA_FERRATA: PageSeed = {
  slug: 'klettersteige',
  title: 'Klettersteige',
  metaDescription:
    'Drei Klettersteige, drei Grade: Graustock K3, Allmenalp K4 und Daubenhorn K5. Mit Führung, Leihmaterial und den nächsten Terminen in der Agenda.',
  metaKeywords: 'Klettersteig, Daubenhorn, Allmenalp, Graustock, K3, K4, K5',
  blocks: [
    headerImage('horn-noon'),
    subtitle('Stahlseil, Leitern und viel Luft unter den Sohlen'),
    text(
      section(
        'Drei Steige, in dieser Reihenfolge',
        '<strong>Graustock, K3.</strong> Der richtige erste: Brücken zum Üben, ein Gipfelkreuz zum Freuen, der Trübsee zum Schauen.',
        '<strong>Allmenalp, K4.</strong> Neben dem Wasserfall in Kandersteg. Kurz, nass, kräftig, und oben gibt es Alpkäse.',
        "<strong>Daubenhorn, K5.</strong> 2'000 Meter Stahlseil über Leukerbad. Hier zählt, wie viel in den Armen noch übrig ist.",
      ),
    ),
    offers('Unsere Klettersteige', '511', '512', '513'),
    picture('towers-noon', 'Auf dem Grat geht es weiter, als man von unten meint.', 'wide'),
    text(
      section(
        'Was das Set kann und was nicht',
        'Ein Klettersteigset bremst einen Sturz, aber keinen sanften. Deshalb üben wir zuerst: umhängen, ausruhen, überholen lassen. Wer leichter ist als 40 Kilogramm, geht zusätzlich am Seil.',
        `Set, Gurt und Helm kannst du ${pageLink('bei uns mieten', 'gut-zu-wissen/material-verleih')}.`,
      ),
    ),
    dates('Die nächsten Klettersteige', { activity: 'klettersteig', count: 3 }),
    finder(['klettersteig'], levelsInWords(['klettersteig'], 'viaFerrata')),
  ],
};

const WALKING: PageSeed = {
  slug: 'wandern',
  title: 'Wandern und Trekking',
  metaDescription:
    'Bergwanderungen, Alpinwanderungen und Trekkings von T2 bis T5, geführt von Wanderleiterinnen und Wanderleitern mit Blick für das, was am Weg wächst.',
  metaKeywords: 'Wandern, Trekking, Alpinwandern, Mythen, Greina, Via Alpina, Lärchen',
  blocks: [
    headerImage('hills-noon'),
    subtitle('Zu Fuss durch die Alpen'),
    text(
      section(
        'Langsam genug, um etwas zu sehen',
        'Auf den Grossen Mythen kommt man auch allein. Um halb fünf mit Stirnlampe, bei Sonnenaufgang das Frühstück und dazu jemand, der weiss, warum der Berg so dasteht: Das ist eine andere Wanderung.',
        'Unsere Wanderleiterin Nina ist Biologin, Gian war Lehrer im Unterengadin, Marco kam vom Orientierungslauf. Du merkst es am Tempo und an den Geschichten.',
      ),
    ),
    gallery(
      'Durch das Jahr',
      ['wall-dawn', 'Juni: Im Schatten liegt noch Schnee, im Wald riecht es schon nach Sommer.'],
      ['horn-noon', 'August: Alpweiden, lange Tage und ein Gewitter, das man besser kommen sieht.'],
      ['hills-autumn', 'Anfang Oktober: die Lärchen im Oberengadin.'],
    ),
    dates('Die nächsten Wanderungen', { activity: 'wandern', count: 6 }),
    finder(['wandern'], levelsInWords(['wandern'], 'hike')),
    text(
      section(
        'Von Hütte zu Hütte',
        'Fünf Tage auf der Walliser Seite des Monte Rosa, vier Pässe von Meiringen nach Kandersteg, drei Tage mit dem Zelt durch die Greina. Trekking heisst bei uns: Der Rucksack wiegt höchstens neun Kilogramm, und am dritten Tag ist er vergessen.',
      ),
    ),
    offers('Mehrere Tage unterwegs', '421', '422', '423'),
    quote(
      'Wer auf dem Weg nie stehen bleibt, hat ihn auch nicht gesehen.',
      'Nina Odermatt, Wanderleiterin und Biologin',
    ),
    action(
      'T2, T3, T4?',
      'Die Wanderskala des SAC in einem Satz je Grad, und woran du merkst, welcher deiner ist.',
      toPage('Die Grade erklärt', 'gut-zu-wissen/schwierigkeitsgrade'),
    ),
  ],
};

export const SUMMER: PageSeed = {
  slug: 'sommer',
  title: 'Sommer',
  metaDescription:
    'Hochtouren, Klettern, Klettersteige, Wandern und Trekking von Mai bis Oktober: was wann geht, und die nächsten freien Plätze für deinen Bergsommer.',
  metaKeywords: 'Bergsommer, Hochtouren, Klettern, Wandern, Schweizer Alpen',
  blocks: [
    headerImage('horn-noon'),
    subtitle('Fels, Firn und lange Tage'),
    text(
      section(
        'Was wann geht',
        list(
          '<strong>Mai:</strong> Auf der Südseite wird geklettert, die ersten Wege sind frei.',
          '<strong>Juni:</strong> Auf den Gletschern liegt noch genug Schnee für sichere Spuren.',
          '<strong>Juli und August:</strong> Die Zeit der grossen Gipfel und der langen Wanderungen.',
          '<strong>September:</strong> Der Fels ist warm und trocken, die Hütten werden still.',
          '<strong>Oktober:</strong> Lärchen, Nebelmeer und ein letzter Klettersteig.',
        ),
      ),
    ),
    dates('Die nächsten Hochtouren', { activity: 'hochtouren', count: 3 }),
    dates('Die nächsten Wanderungen', { activity: 'wandern', count: 3 }),
    picturePair(
      ['dome-dusk', 'Abend am Gletscher: Morgen um fünf gehen wir los.'],
      ['towers-autumn', 'Granit im Herbstlicht: der Salbit hat die besten Tage noch vor sich.'],
    ),
    action(
      'Alle Termine im Überblick',
      'Nach Aktivität, Niveau und Datum gefiltert, mit freien Plätzen und Preisen.',
      toAgenda('Zur Agenda'),
      'strong',
    ),
  ],
  children: [HIGH_TOURS, CLIMBING, VIA_FERRATA, WALKING],
};
