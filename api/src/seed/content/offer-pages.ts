import type { PageSeed } from './types.ts';

const agenda = (label: string, query = '') => ({ label, url: `/agenda${query}` });

export const OFFER_PAGES: readonly PageSeed[] = [
  {
    slug: 'sommer',
    title: 'Sommer',
    subtitle: 'Fels, Firn und lange Tage',
    image: 'horn-noon',
    metaDescription: 'Hochtouren, Klettern, Wandern und Trekking von Mai bis Oktober.',
    link: agenda('Alle Touren im Sommer'),
    sections: [
      {
        heading: 'Von Mai bis Oktober',
        html: '<p>Im Juni liegt auf den Gletschern noch genug Schnee für sichere Spuren, im September ist der Fels am wärmsten. Dazwischen liegt die Zeit der grossen Wanderungen.</p>',
      },
    ],
    children: [
      {
        slug: 'hochtouren',
        title: 'Hochtouren',
        subtitle: 'Vom ersten Viertausender bis zum Hörnligrat',
        image: 'massif-dawn',
        metaDescription: 'Geführte Hochtouren in den Walliser, Berner und Bündner Alpen.',
        link: agenda('Hochtouren in der Agenda'),
        sections: [
          {
            heading: 'Wo anfangen?',
            html: '<p>Das Breithorn an einem Tag oder das Allalinhorn mit einer Nacht in der Hütte: Beide sind für gesunde, trittsichere Leute ohne Vorkenntnisse gemacht.</p>',
          },
          {
            heading: 'Was die Grade bedeuten',
            html: '<p>L heisst leicht, WS wenig schwierig, ZS ziemlich schwierig, S schwierig. Ein Plus oder Minus verfeinert. Auf jeder Tour schreiben wir dazu, wie viel Kondition sie braucht.</p>',
          },
        ],
      },
      {
        slug: 'klettern',
        title: 'Klettern',
        subtitle: 'Granit, Kalk und gute Laune',
        image: 'towers-autumn',
        metaDescription: 'Klettergarten, Mehrseillängen und Klettersteige mit Firn.',
        link: agenda('Klettern in der Agenda'),
        sections: [
          {
            heading: 'Fels für alle Grade',
            html: '<p>In der Schöllenen lernst du den Unterschied zwischen Halle und Fels, am Salbit Südgrat brauchst du Ausdauer für dreizehn Seillängen.</p>',
          },
        ],
      },
      {
        slug: 'wandern',
        title: 'Wandern und Trekking',
        subtitle: 'Zu Fuss durch die Alpen',
        image: 'hills-autumn',
        metaDescription: 'Bergwanderungen, Alpinwanderungen und Trekkings.',
        link: agenda('Wandern in der Agenda'),
        sections: [
          {
            heading: 'T1 bis T5',
            html: '<p>Wir gehen nach der SAC-Wanderskala: T1 ist ein guter Weg, T3 braucht Trittsicherheit, ab T4 kommen die Hände dazu. Deine Wanderleiterin weiss zudem, was links und rechts wächst.</p>',
          },
        ],
      },
    ],
  },
  {
    slug: 'winter',
    title: 'Winter',
    subtitle: 'Wo der Schnee noch still ist',
    image: 'horn-winter',
    metaDescription: 'Skitouren, Schneeschuhtouren, Freeride und Eisklettern von November bis Mai.',
    link: agenda('Alle Touren im Winter'),
    sections: [
      {
        heading: 'Von November bis Mai',
        html: "<p>Der Winter beginnt bei uns mit Lawinenkursen und endet auf 4'000 Metern im Mai. Dazwischen richten wir uns nach dem Schnee, nicht nach dem Kalender.</p>",
      },
    ],
    children: [
      {
        slug: 'skitouren',
        title: 'Skitouren',
        subtitle: 'Vom Einstieg bis zur Haute Route',
        image: 'dome-winter',
        metaDescription: 'Geführte Skitouren und Skihochtouren.',
        link: agenda('Skitouren in der Agenda'),
        sections: [
          {
            heading: 'Das passende Niveau',
            html: '<p>Basis heisst: Du fährst sicher auf der Piste. Aufbau heisst: Du beherrschst die Spitzkehre. Fortgeschritten heisst: Du fährst bei jedem Schnee 35 Grad und gehst mit Steigeisen.</p>',
          },
        ],
      },
      {
        slug: 'schneeschuh',
        title: 'Schneeschuh',
        subtitle: 'Leise Schritte im Tiefschnee',
        image: 'forest-winter',
        metaDescription: 'Schneeschuhtouren und Winterwanderungen.',
        link: agenda('Schneeschuhtouren in der Agenda'),
        sections: [
          {
            heading: 'Für alle, die gerne gehen',
            html: '<p>Schneeschuhe kannst du bei uns mieten. Wir meiden Wildruhezonen und bleiben im Wald auf den markierten Routen.</p>',
          },
        ],
      },
      {
        slug: 'freeride',
        title: 'Freeride und Eis',
        subtitle: 'Steile Hänge, gefrorene Fälle',
        image: 'night-horn',
        metaDescription: 'Freeridetage in Andermatt und Engelberg, Eisklettern in Kandersteg und Pontresina.',
        link: agenda('Freeride und Eisklettern in der Agenda'),
        sections: [
          {
            heading: 'Mit Verstand abseits der Piste',
            html: '<p>Auf jedem Freeridetag gehört eine LVS-Übung dazu. Wer keinen Airbag hat, kann ihn bei uns mieten.</p>',
          },
        ],
      },
    ],
  },
  {
    slug: 'kurse',
    title: 'Kurse',
    subtitle: 'Lernen, um selbst zu gehen',
    image: 'wall-dawn',
    metaDescription: 'Lawinenkurse, Fels- und Eis-Grundkurse, Tourenplanung und Erste Hilfe.',
    link: agenda('Kurse in der Agenda', '?type=training'),
    sections: [
      {
        heading: 'In drei Stufen',
        html: '<p>Basis, Aufbau, Fortgeschritten: Jeder Kurs sagt, was du mitbringst und was du danach kannst. Die Lektionen stehen bei jedem Kurs im Detail.</p>',
      },
      {
        heading: 'Ausbildung ist von der Mehrwertsteuer ausgenommen',
        html: '<p>Der Anteil Ausbildung trägt keine Mehrwertsteuer. Du siehst ihn auf der Rechnung als eigene Zeile.</p>',
      },
    ],
    children: [
      {
        slug: 'lawinenkurse',
        title: 'Lawinenkurse',
        subtitle: 'Lesen, beurteilen, entscheiden',
        image: 'storm-massif',
        metaDescription: 'Lawinenkurse Basis und Aufbau in Realp und Davos.',
        sections: [
          {
            heading: 'Zuerst das Bulletin',
            html: '<p>Unsere Kurse folgen dem Merkblatt «Achtung Lawinen» und enden mit einer Rettungsübung, die man nicht vergisst.</p>',
          },
        ],
      },
    ],
  },
];
