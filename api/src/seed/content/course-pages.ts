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
  pointAt,
  priceTable,
  questions,
  quote,
  section,
  subtitle,
  team,
  text,
  toAddress,
  toPage,
} from './blocks.ts';
import { emailOf, guestsPerGuide, inWords, levelsInWords, offerRows, TERMS } from './facts.ts';
import type { PageSeed } from './types.ts';

const AVALANCHE: PageSeed = {
  slug: 'lawinenkurse',
  title: 'Lawinenkurse',
  metaDescription:
    'Lawinenkurse Basis in Realp und Aufbau in Davos: Bulletin lesen, Hänge beurteilen, Verschüttete finden. Inhalte, Preise und nächste Termine.',
  metaKeywords: 'Lawinenkurs, LVS, Realp, Davos, Bulletin, Kameradenrettung',
  blocks: [
    headerImage('storm-massif'),
    subtitle('Lesen, beurteilen, entscheiden'),
    text(
      section(
        'Zuerst das Bulletin',
        'Jeder Kurstag beginnt am Tisch: Was steht im Bulletin, was heisst das für unseren Hang, und was steht nicht darin? Wir arbeiten nach dem Merkblatt «Achtung Lawinen» und hören mit einer Rettungsübung auf, die niemand vergisst.',
      ),
    ),
    quote('Was weisst du, und was vermutest du nur?', 'Ursina Camenisch, leitet die Lawinenkurse'),
    columns(
      [
        text(
          section(
            'Basis, Realp',
            list(
              'Lawinenbulletin lesen und auf den Tag übertragen',
              'Beurteilen und entscheiden im 3x3',
              'Hangneigung erkennen und messen',
              'LVS-Suche, Sondieren, Schaufeln, Alarmieren',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Aufbau, Davos',
            list(
              'Schneeprofil und Stabilitätstest',
              'Die fünf typischen Lawinenprobleme',
              'Entscheiden in der Gruppe',
              'Mehrere Verschüttete unter Zeitdruck',
            ),
          ),
        ),
      ],
    ),
    dates('Die nächsten Lawinenkurse', { activity: 'lawinenkurse', count: 6 }),
    finder(['lawinenkurse'], levelsInWords(['lawinenkurse'], 'avalancheCourse')),
    priceTable(
      'Was es kostet',
      offerRows('601', '602', '603'),
      `Pro Person mit Unterricht, Übernachtung und Verpflegung gemäss Programm. LVS, Schaufel und Sonde leihen wir dir ohne Aufpreis.`,
    ),
    map('Wo wir unterrichten', [pointAt('realp'), pointAt('davos'), pointAt('andermatt')]),
    team('Wer unterrichtet', [emailOf('Ursina'), emailOf('Andrin'), emailOf('Reto')]),
    questions(
      'Passt der Kurs zu mir?',
      [
        'Ich war noch nie auf einer Skitour.',
        'Dann bist du im Basiskurs richtig. Du fährst auf der Piste sicher im Parallelschwung, den Rest lernst du.',
      ],
      [
        'Ich habe vor zehn Jahren einen Kurs gemacht.',
        'Komm noch einmal in den Basiskurs. Die Rettung muss in den Händen sitzen, nicht im Kopf.',
      ],
      [
        'Geht es auch mit Schneeschuhen?',
        'Der Basiskurs in Realp wird auf Ski geführt. Frag uns: Ab fünf Leuten machen wir einen eigenen Kurs auf Schneeschuhen.',
      ],
    ),
  ],
};

const ROCK_AND_ICE: PageSeed = {
  slug: 'fels-und-eis',
  title: 'Fels- und Eiskurse',
  metaDescription:
    'Fels-Grundkurs, Mehrseillängenkurs, Hochtouren-Grundkurs, Spaltenrettung und steiles Eis: der Weg zur eigenen Seilschaft, Schritt für Schritt.',
  metaKeywords: 'Kletterkurs, Hochtourenkurs, Spaltenrettung, Seiltechnik, Eis',
  blocks: [
    headerImage('wall-dawn'),
    subtitle('Vom ersten Knoten zur eigenen Seilschaft'),
    text(
      section(
        'Zwei Wege, ein Ziel',
        'Über den Fels: Seiltechnik im Urner Granit, dann selbständig durch Mehrseillängen. Über das Eis: drei Tage ab Britanniahütte, dann Spaltenrettung, dann steile Flanken. Am Ende gehst du mit Freunden los, und wir wünschen euch einen schönen Tag.',
      ),
    ),
    offers('Im Fels', '604', '605', '624'),
    offers('Auf Eis und Firn', '611', '612', '613'),
    text(
      section(
        'Spaltenrettung verlernt man',
        'Den Flaschenzug hat jeder einmal gekonnt. Deshalb gibt es einen Tag am Rhonegletscher, an dem du einmal Opfer und dreimal Retterin bist. Danach hält das Wissen etwa ein Jahr.',
      ),
    ),
    picture('dome-dusk', 'Die Hütte am Gletscher ist für drei Tage das Klassenzimmer.', 'wide'),
    dates('Die nächsten Felskurse', { activity: 'fels-grundkurse', count: 3 }),
    dates('Die nächsten Eiskurse', { activity: 'eis-grundkurse', count: 3 }),
    finder(
      ['fels-grundkurse', 'eis-grundkurse'],
      levelsInWords(['fels-grundkurse', 'eis-grundkurse'], 'classroom'),
    ),
    quote(
      'Auf dem Gletscher erkläre ich gerne, warum die Spalte genau hier ist. Danach schaut niemand mehr gleich auf das Eis.',
      'Seraina Bühler, Aspirantin und Geologin',
    ),
  ],
};

const PLANNING: PageSeed = {
  slug: 'tourenplanung',
  title: 'Planung, Wetter, Erste Hilfe',
  metaDescription:
    'Kurse ohne Rucksack in Interlaken: Tourenplanung, Orientierung, Wetterkunde und Erste Hilfe am Berg. Einzelne Tage, viel Praxis, nächste Termine.',
  metaKeywords: 'Tourenplanung, Orientierung, Wetterkunde, Erste Hilfe, Interlaken',
  blocks: [
    headerImage('hills-autumn'),
    subtitle('Gute Touren beginnen am Küchentisch'),
    text(
      section(
        'Vier Tage in Interlaken',
        'Der Kursraum liegt beim Bahnhof Interlaken Ost, der Harder gleich dahinter. Am Vormittag sitzen wir über Karten, am Nachmittag gehen wir hinaus und schauen nach, ob es stimmt.',
      ),
    ),
    priceTable(
      'Die Kurse',
      offerRows('621', '622', '625', '623'),
      'Pro Person, mit Unterlagen. Die Kurse in Planung und Erster Hilfe sind mit Verpflegung.',
    ),
    dates('Die nächsten Kurse', { activity: 'tourenplanung', count: 6 }),
    finder(['tourenplanung'], levelsInWords(['tourenplanung'], 'classroom')),
    quote(
      'Den Weg verliere ich selten. Und wenn, dann weiss ich, seit wann.',
      'Marco Stettler, Wanderleiter und Orientierungsläufer',
    ),
    action(
      'Als Gutschein',
      'Wer viel in die Berge geht, hat alles. Ausser einem Tag Wetterkunde.',
      toAddress('Gutschein bestellen', '/gutschein'),
    ),
  ],
};

export const COURSES: PageSeed = {
  slug: 'kurse',
  title: 'Kurse',
  metaDescription:
    'Lawinenkurse, Fels- und Eiskurse, Tourenplanung und Erste Hilfe: wie unsere drei Niveaus aufeinander bauen und welche Kurse als Nächstes beginnen.',
  metaKeywords: 'Bergkurse, Lawinenkurs, Kletterkurs, Hochtourenkurs, Tourenplanung',
  blocks: [
    headerImage('wall-dawn'),
    subtitle('Lernen, um selbst zu gehen'),
    dates('Die nächsten Kurse', { activity: 'ausbildung', count: 6 }),
    finder(['ausbildung'], levelsInWords(['ausbildung'], 'classroom')),
    text(
      section(
        'In drei Schritten',
        list(
          '<strong>Basis:</strong> Du bringst nichts mit als Neugier. Jeder Handgriff wird gezeigt und geübt.',
          '<strong>Aufbau:</strong> Du warst schon unterwegs. Jetzt führst du, wir schauen zu und reden darüber.',
          '<strong>Fortgeschritten:</strong> Du willst Verantwortung übernehmen, für dich und für andere.',
        ),
        'Bei jedem Kurs steht, was du danach kannst, Lektion für Lektion.',
      ),
    ),
    text(
      section(
        'Kleine Klassen',
        `In unseren Kursen im Gelände kommen auf einen Guide höchstens ${inWords(guestsPerGuide(({ kind }) => ['avalancheCourse', 'skiCourse', 'rockCourse', 'glacierCourse'].includes(kind)))} Leute, im steilen Eis höchstens ${inWords(guestsPerGuide(({ code }) => code === '613'))}.`,
      ),
    ),
    action(
      'Nicht sicher, welcher passt?',
      'Ruf uns an. In fünf Minuten wissen wir es beide.',
      toPage('Kontakt', 'kontakt'),
    ),
    text(
      `<p>Und was in den Rucksack gehört: ${pageLink('die Ausrüstungslisten', 'gut-zu-wissen/ausruestung')}.</p>`,
    ),
    text(
      section(
        'Ohne Mehrwertsteuer, mit SAC-Rabatt',
        `Ausbildung ist von der Mehrwertsteuer ausgenommen; du siehst sie auf der Rechnung als eigene Zeile. Mitglieder des SAC zahlen auf Ausbildung und Führung ${TERMS.sacDiscountPercent} % weniger.`,
      ),
    ),
  ],
  children: [AVALANCHE, ROCK_AND_ICE, PLANNING],
};
