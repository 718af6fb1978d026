import { button, headerImage, section, subtitle } from './blocks.ts';
import type { PageSeed } from './types.ts';

const agenda = (label: string, query = '') => button(label, `/agenda${query}`);

export const OFFER_PAGES: readonly PageSeed[] = [
  {
    slug: 'sommer',
    title: 'Sommer',
    metaDescription: 'Hochtouren, Klettern, Wandern und Trekking von Mai bis Oktober.',
    blocks: [
      headerImage('horn-noon'),
      subtitle('Fels, Firn und lange Tage'),
      section(
        'Von Mai bis Oktober',
        '<p>Im Juni liegt auf den Gletschern noch genug Schnee für sichere Spuren, im September ist der Fels am wärmsten. Dazwischen liegt die Zeit der grossen Wanderungen.</p>',
      ),
      agenda('Alle Touren im Sommer'),
    ],
    children: [
      {
        slug: 'hochtouren',
        title: 'Hochtouren',
        metaDescription: 'Geführte Hochtouren in den Walliser, Berner und Bündner Alpen.',
        blocks: [
          headerImage('massif-dawn'),
          subtitle('Vom ersten Viertausender bis zum Hörnligrat'),
          section(
            'Wo anfangen?',
            '<p>Das Breithorn an einem Tag oder das Allalinhorn mit einer Nacht in der Hütte: Beide sind für gesunde, trittsichere Leute ohne Vorkenntnisse gemacht.</p>',
          ),
          section(
            'Was die Grade bedeuten',
            '<p>L heisst leicht, WS wenig schwierig, ZS ziemlich schwierig, S schwierig. Ein Plus oder Minus verfeinert. Auf jeder Tour schreiben wir dazu, wie viel Kondition sie braucht.</p>',
          ),
          agenda('Hochtouren in der Agenda'),
        ],
      },
      {
        slug: 'klettern',
        title: 'Klettern',
        metaDescription: 'Klettergarten, Mehrseillängen und Klettersteige mit Firn.',
        blocks: [
          headerImage('towers-autumn'),
          subtitle('Granit, Kalk und gute Laune'),
          section(
            'Fels für alle Grade',
            '<p>In der Schöllenen lernst du den Unterschied zwischen Halle und Fels, am Salbit Südgrat brauchst du Ausdauer für dreizehn Seillängen.</p>',
          ),
          agenda('Klettern in der Agenda'),
        ],
      },
      {
        slug: 'wandern',
        title: 'Wandern und Trekking',
        metaDescription: 'Bergwanderungen, Alpinwanderungen und Trekkings.',
        blocks: [
          headerImage('hills-autumn'),
          subtitle('Zu Fuss durch die Alpen'),
          section(
            'T1 bis T5',
            '<p>Wir gehen nach der SAC-Wanderskala: T1 ist ein guter Weg, T3 braucht Trittsicherheit, ab T4 kommen die Hände dazu. Deine Wanderleiterin weiss zudem, was links und rechts wächst.</p>',
          ),
          agenda('Wandern in der Agenda'),
        ],
      },
    ],
  },
  {
    slug: 'winter',
    title: 'Winter',
    metaDescription: 'Skitouren, Schneeschuhtouren, Freeride und Eisklettern von November bis Mai.',
    blocks: [
      headerImage('horn-winter'),
      subtitle('Wo der Schnee noch still ist'),
      section(
        'Von November bis Mai',
        "<p>Der Winter beginnt bei uns mit Lawinenkursen und endet auf 4'000 Metern im Mai. Dazwischen richten wir uns nach dem Schnee, nicht nach dem Kalender.</p>",
      ),
      agenda('Alle Touren im Winter'),
    ],
    children: [
      {
        slug: 'skitouren',
        title: 'Skitouren',
        metaDescription: 'Geführte Skitouren und Skihochtouren.',
        blocks: [
          headerImage('dome-winter'),
          subtitle('Vom Einstieg bis zur Haute Route'),
          section(
            'Das passende Niveau',
            '<p>Basis heisst: Du fährst sicher auf der Piste. Aufbau heisst: Du beherrschst die Spitzkehre. Fortgeschritten heisst: Du fährst bei jedem Schnee 35 Grad und gehst mit Steigeisen.</p>',
          ),
          agenda('Skitouren in der Agenda'),
        ],
      },
      {
        slug: 'schneeschuh',
        title: 'Schneeschuh',
        metaDescription: 'Schneeschuhtouren und Winterwanderungen.',
        blocks: [
          headerImage('forest-winter'),
          subtitle('Leise Schritte im Tiefschnee'),
          section(
            'Für alle, die gerne gehen',
            '<p>Schneeschuhe kannst du bei uns mieten. Wir meiden Wildruhezonen und bleiben im Wald auf den markierten Routen.</p>',
          ),
          agenda('Schneeschuhtouren in der Agenda'),
        ],
      },
      {
        slug: 'freeride',
        title: 'Freeride und Eis',
        metaDescription: 'Freeridetage in Andermatt und Engelberg, Eisklettern in Kandersteg und Pontresina.',
        blocks: [
          headerImage('night-horn'),
          subtitle('Steile Hänge, gefrorene Fälle'),
          section(
            'Mit Verstand abseits der Piste',
            '<p>Auf jedem Freeridetag gehört eine LVS-Übung dazu. Wer keinen Airbag hat, kann ihn bei uns mieten.</p>',
          ),
          agenda('Freeride und Eisklettern in der Agenda'),
        ],
      },
    ],
  },
  {
    slug: 'kurse',
    title: 'Kurse',
    metaDescription: 'Lawinenkurse, Fels- und Eis-Grundkurse, Tourenplanung und Erste Hilfe.',
    blocks: [
      headerImage('wall-dawn'),
      subtitle('Lernen, um selbst zu gehen'),
      section(
        'In drei Stufen',
        '<p>Basis, Aufbau, Fortgeschritten: Jeder Kurs sagt, was du mitbringst und was du danach kannst. Die Lektionen stehen bei jedem Kurs im Detail.</p>',
      ),
      section(
        'Ausbildung ist von der Mehrwertsteuer ausgenommen',
        '<p>Der Anteil Ausbildung trägt keine Mehrwertsteuer. Du siehst ihn auf der Rechnung als eigene Zeile.</p>',
      ),
      agenda('Kurse in der Agenda', '?type=training'),
    ],
    children: [
      {
        slug: 'lawinenkurse',
        title: 'Lawinenkurse',
        metaDescription: 'Lawinenkurse Basis und Aufbau in Realp und Davos.',
        blocks: [
          headerImage('storm-massif'),
          subtitle('Lesen, beurteilen, entscheiden'),
          section(
            'Zuerst das Bulletin',
            '<p>Unsere Kurse folgen dem Merkblatt «Achtung Lawinen» und enden mit einer Rettungsübung, die man nicht vergisst.</p>',
          ),
        ],
      },
    ],
  },
];
