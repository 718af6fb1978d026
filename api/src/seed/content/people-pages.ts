import { COMPANY } from '../company.ts';
import {
  action,
  columns,
  headerImage,
  list,
  picture,
  questions,
  quote,
  section,
  subtitle,
  team,
  text,
  toAddress,
} from './blocks.ts';
import { emailsOf } from './facts.ts';
import type { PageSeed } from './types.ts';

export const WHO_LEADS: PageSeed = {
  slug: 'wer-dich-fuehrt',
  title: 'Wer dich führt',
  metaDescription:
    'Bergführerin, Aspirant, Wanderleiter, Kletterlehrerin: was die vier Berufe dürfen, was sie können müssen und wer bei Firn welchen davon hat.',
  metaKeywords: 'Bergführerin, Wanderleiter, Kletterlehrer, Aspirant, Fachausweis',
  blocks: [
    headerImage('horn-winter'),
    subtitle('Vier Berufe, ein Handwerk'),
    text(
      section(
        'Bergführerinnen und Bergführer',
        'Sie führen überall: Gletscher, Grat, Eis und Fels, Sommer und Winter. Die Ausbildung dauert mindestens drei Jahre und endet mit dem eidgenössischen Fachausweis. Sie gehören dem Schweizer Bergführerverband (SBV) an und durch ihn der internationalen Vereinigung (UIAGM).',
      ),
    ),
    team('', emailsOf(/^(guide|partner)/)),
    text(
      section(
        'Aspirantinnen und Aspiranten',
        'Sie stehen in der Ausbildung und führen leichtere Touren selbst, schwierigere an der Seite einer Bergführerin.',
      ),
    ),
    team('', emailsOf(/^aspirant/)),
    text(
      section(
        'Wanderleiterinnen und Wanderleiter',
        'Wandern, Trekking und Schneeschuhtouren, überall, wo es kein Seil braucht. Dafür wissen sie, was am Weg wächst.',
      ),
    ),
    team('', emailsOf(/^hiking/)),
    text(
      section(
        'Kletterlehrerinnen und Kletterlehrer',
        'Sportklettern, Klettersteige und Kurse am Fels. Sie haben die Geduld, die man selbst am dritten Haken nicht mehr hat.',
      ),
    ),
    team('', emailsOf(/^climbing/)),
  ],
};

export const JOBS: PageSeed = {
  slug: 'guides-werden',
  title: 'Mit uns führen',
  metaDescription:
    'Du hast den Fachausweis oder bist auf dem Weg dorthin? Was wir von Guides erwarten, was du von uns erwarten darfst und wie du dich meldest.',
  metaKeywords: 'Bergführer Stelle, Guide werden, Aspirant, Wanderleiter Job',
  blocks: [
    headerImage('wall-dawn'),
    subtitle('Wir suchen Leute, die warten können'),
    columns(
      [
        text(
          section(
            'Was wir suchen',
            list(
              'Fachausweis, oder Aspirantinnen ab dem zweiten Jahr',
              'Eine zweite Landessprache, gerne auch Rumantsch',
              'Freude am Erklären',
              'Die Ruhe, eine Tour abzusagen',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Was wir geben',
            list(
              'Einsätze, die ein halbes Jahr im Voraus stehen',
              'Faire Tagesansätze, pünktlich bezahlt',
              'Weiterbildung, die wir übernehmen',
              'Ein Büro, das dir den Rücken freihält',
            ),
          ),
        ),
      ],
    ),
    quote(
      'Ich habe als Aspirantin angefangen. Am ersten Tag hat mich Beat gefragt, was ich anders machen würde. Und dann hat er es so gemacht.',
      'Anna von Allmen, Bergführerin',
    ),
    picture('massif-dawn', 'Arbeitsweg, halb sechs Uhr früh.'),
    questions(
      'Praktisch',
      [
        'Fest oder frei?',
        'Beides. Ein Teil des Teams ist angestellt, andere führen für uns ein paar Wochen im Jahr.',
      ],
      [
        'Kann ich eigene Touren ausschreiben?',
        'Ja. Wer eine Weile dabei ist, schreibt Spontantouren selbst aus, das Büro schaut darüber.',
      ],
    ),
    action(
      'Erzähl uns von dir',
      'Ein paar Zeilen genügen: was du führst, wo du wohnst, wann du Zeit hast.',
      toAddress('E-Mail schreiben', `mailto:${COMPANY.email}`),
      'strong',
    ),
  ],
};
