import { FITNESS } from '../catalogue/requirements.ts';
import {
  action,
  columns,
  headerImage,
  list,
  pageLink,
  picture,
  quote,
  section,
  subtitle,
  text,
  toAgenda,
} from './blocks.ts';
import type { PageSeed } from './types.ts';

const scale = (heading: string, intro: string, ...grades: readonly (readonly [string, string])[]) =>
  text(
    section(
      heading,
      intro,
      list(...grades.map(([grade, meaning]) => `<strong>${grade}</strong> ${meaning}`)),
    ),
  );

const HIKING = scale(
  'Wandern: T1 bis T6',
  'Die Wanderskala des SAC. Sie sagt, wie sicher der Fuss sein muss, nicht wie lange der Tag ist.',
  ['T1', 'Breiter, gebahnter Weg. Turnschuhe genügen.'],
  ['T2', 'Durchgehender Pfad, zum Teil steil. Etwas Trittsicherheit.'],
  ['T3', 'Ausgesetzte Stellen, oft mit Seilen gesichert. Gute Trittsicherheit.'],
  ['T4', 'Manchmal weglos, an einigen Stellen braucht es die Hände.'],
  ['T5', 'Ausgesetztes, steiles Gelände mit einzelnen Kletterstellen.'],
  ['T6', 'Meist weglos, Kletterstellen bis zum zweiten Grad, sehr ausgesetzt.'],
);

const ALPINE = scale(
  'Hochtouren und Skitouren: L bis EX',
  'Auf Hochtouren zählen Fels, Eis und Länge, auf Skitouren Steilheit, Gelände und Ausgesetztheit. Ein Plus oder Minus verfeinert.',
  ['L', 'leicht: einfacher Gletscher, Skihänge bis 30 Grad'],
  ['WS', 'wenig schwierig: steilere Stellen, Hänge ab 30 Grad'],
  ['ZS', 'ziemlich schwierig: Grate, an denen gesichert wird, Hänge ab 35 Grad'],
  ['S', 'schwierig: anhaltend steil, Hänge ab 40 Grad'],
  ['SS', 'sehr schwierig: grosse Wände, Hänge ab 45 Grad'],
  ['AS', 'ausserordentlich schwierig'],
  ['EX', 'extrem schwierig'],
);

const CLIMBING = scale(
  'Klettern: I bis XII',
  'Die Skala der UIAA, römisch. Was du in der Halle als 5a kletterst, ist draussen ungefähr ein fünfter Grad.',
  ['I–II', 'Die Hände helfen dem Gleichgewicht.'],
  ['III', 'Zwei Griffe, zwei Tritte, und langsam schaut man hinunter.'],
  ['IV', 'Richtig klettern, mit Technik. Hier beginnen unsere Kurse.'],
  ['V', 'Steil, mit kleineren Griffen.'],
  ['VI und mehr', 'Kraft, Technik und Übung, nach oben offen bis XII.'],
);

const SNOWSHOES = scale(
  'Schneeschuhe: WT1 bis WT6',
  'Auch diese Skala ist vom SAC. Ab WT3 gehört die Beurteilung der Lawinengefahr dazu.',
  ['WT1', 'Flach oder sanft, keine Lawinengefahr.'],
  ['WT2', 'Bis 25 Grad, keine Abrutschgefahr.'],
  ['WT3', 'Bis 30 Grad, kurze steilere Stellen.'],
  ['WT4', 'Steiler als 30 Grad, teilweise felsig, Querungen.'],
  ['WT5–WT6', 'Alpines Gelände mit Pickel und Steigeisen.'],
);

const VIA_FERRATA = scale(
  'Klettersteige: K1 bis K6',
  'Nach Eugen Hüsler. Ab K4 entscheidet die Kraft in den Armen.',
  ['K1', 'Weg mit Seilgeländer.'],
  ['K2', 'Leitern und Klammern, nicht sehr ausgesetzt.'],
  ['K3', 'Steil und luftig, aber gut gesichert.'],
  ['K4', 'Senkrechte Passagen, Seilbrücken.'],
  ['K5', 'Sehr steil, wenig Tritte, viel Armkraft.'],
  ['K6', 'Überhängend, für Trainierte.'],
);

export const GRADES: PageSeed = {
  slug: 'schwierigkeitsgrade',
  title: 'Schwierigkeitsgrade',
  metaDescription:
    'T, WT, K, L bis EX und die römischen Zahlen der UIAA: alle Schwierigkeitsgrade unserer Touren in einfachen Sätzen, dazu die Kondition von A bis E.',
  metaKeywords: 'SAC-Skala, UIAA, T3, WS, WT2, K3, Kondition, Schwierigkeit',
  blocks: [
    headerImage('towers-noon'),
    subtitle('Fünf Skalen und ein Buchstabe für die Beine'),
    text(
      section(
        'Zwei Fragen, zwei Angaben',
        'Kann ich das? Darauf antwortet der Schwierigkeitsgrad. Halte ich das durch? Darauf antwortet die Kondition. Eine Tour kann leicht sein und lang, oder kurz und schwer. Schau immer auf beides.',
      ),
    ),
    text(
      section(
        'Kondition: A bis E',
        list(
          ...Object.values(FITNESS).map((meaning) =>
            meaning.replace(/^Kondition (.):/, '<strong>$1</strong>'),
          ),
        ),
        'Gemeint ist der längste Tag der Tour.',
      ),
    ),
    quote(
      'Wer zwischen zwei Graden schwankt, nimmt den tieferen und hat den besseren Tag.',
      'Anna von Allmen, Bergführerin',
    ),
    columns([HIKING], [SNOWSHOES]),
    ALPINE,
    picture('wall-autumn', 'Was von unten senkrecht aussieht, hat oft einen Weg. Und umgekehrt.', 'wide'),
    columns([CLIMBING], [VIA_FERRATA]),
    text(
      section(
        'Unsere drei Niveaus',
        `Neben den Graden nennen wir bei jeder Tour ein Niveau: Basis, Aufbau oder Fortgeschritten. Es sagt, wie viel du schon mitbringst. Für alles ausser Basis fragen wir beim Buchen nach deiner bisher schwierigsten Tour, damit die Gruppe zusammenpasst. ${pageLink('Die Niveaus auf Skitouren', 'winter/skitouren')}, ${pageLink('auf Hochtouren', 'sommer/hochtouren')}.`,
      ),
    ),
    action('Gefunden?', 'In der Agenda filterst du nach Niveau.', toAgenda('Zur Agenda')),
  ],
};
