import type { LocalDate } from '@firn/shared-contracts/domain';
import {
  action,
  dates,
  headerImage,
  list,
  newsletter,
  offers,
  section,
  subtitle,
  text,
  toAgenda,
  toPage,
} from './blocks.ts';
import type { BlockSeed, PageSeed } from './types.ts';

/** Pages that readers do not see; the second of them is published by itself in so many days. */
export const UNPUBLISHED: readonly {
  readonly page: PageSeed;
  readonly parentSlug: string | null;
  readonly publishInDays: number | null;
}[] = [
  {
    parentSlug: 'sommer',
    publishInDays: null,
    page: {
      slug: 'mit-kindern',
      title: 'Mit Kindern in die Berge',
      metaDescription:
        'Touren für Familien: Gletscher ab zehn Jahren, Klettern ab zehn, Wandern ab acht. Was Kinder können, was sie brauchen und was Eltern wissen müssen.',
      blocks: [
        headerImage('hills-noon'),
        subtitle('Kurze Beine, lange Pausen'),
        text(
          section(
            'Was Kinder anders machen',
            'Sie gehen schneller, als man denkt, und halten früher an, als man möchte. Wir planen mit beidem.',
          ),
        ),
        offers('Für Familien', '112', '403', '501'),
      ],
    },
  },
  {
    parentSlug: null,
    publishInDays: 14,
    page: {
      slug: 'sommerprogramm',
      title: 'Das Sommerprogramm ist da',
      metaDescription:
        'Die neuen Hochtouren, Wanderungen und Klettertage des nächsten Sommers sind aufgeschaltet: was neu ist, was bleibt und wo es schnell eng wird.',
      blocks: [
        headerImage('horn-noon'),
        subtitle('Ab heute buchbar, vom Mai bis in den Oktober'),
        text(
          section(
            'Wo es schnell eng wird',
            list(
              'Matterhorn und Dufourspitze: wenige Termine, eine oder zwei Personen',
              'Allalinhorn: beliebt bei allen, die ihren ersten Viertausender suchen',
              'Goldene Lärchen: nur zwei Wochen im Jahr',
            ),
          ),
        ),
        dates('Die ersten Hochtouren', { activity: 'hochtouren', count: 6 }),
        newsletter('Beim nächsten Mal zuerst wissen', 'Etwa einmal im Monat, zuerst mit dem Programm.'),
      ],
    },
  },
];

/** What the office has written on a public page and not published yet: blocks that come after the subtitle. */
export const DRAFTS: readonly {
  readonly completeSlug: string;
  readonly daysAgo: number;
  readonly blocks: readonly BlockSeed[];
}[] = [
  {
    completeSlug: 'winter/skitouren',
    daysAgo: 2,
    blocks: [
      action(
        'Früh gebucht, gut geschlafen',
        'In den Hütten der Haute Route sind die Plätze im April knapp. Wer bis Ende Januar bucht, hat sicher einen.',
        toAgenda('Skihochtouren in der Agenda', 'skihochtouren'),
      ),
    ],
  },
];

/** What pages said when they were published before, in place of the blocks after the subtitle. */
export const EARLIER_VERSIONS: readonly {
  readonly completeSlug: string;
  readonly publishedOn: LocalDate;
  readonly title: string;
  readonly blocks: readonly BlockSeed[];
}[] = [
  {
    completeSlug: 'uber-uns',
    publishedOn: '2025-02-01',
    title: 'Wer wir sind',
    blocks: [
      text(
        section(
          'Seit 1998 unterwegs',
          'Firn wurde von vier Bergführern gegründet. Wir arbeiten im Sommer wie im Winter, kennen unsere Gebiete seit Jahrzehnten und sagen auch einmal ab, wenn die Verhältnisse nicht stimmen.',
        ),
      ),
    ],
  },
  {
    completeSlug: 'gut-zu-wissen/material-verleih',
    publishedOn: '2025-02-01',
    title: 'Material mieten',
    blocks: [
      text(
        section(
          'Auf Anfrage',
          'Fast alles, was in den Listen steht, haben wir im Lager. Ruf uns bis drei Tage vor der Tour an.',
        ),
      ),
      action(
        'Was du brauchst',
        'Die Listen für jede Tour.',
        toPage('Ausrüstung', 'gut-zu-wissen/ausruestung'),
      ),
    ],
  },
];

/** Addresses that readers once had, and the pages they lead to. */
export const OLD_ADDRESSES: readonly (readonly [from: string, completeSlug: string])[] = [
  ['material', 'gut-zu-wissen/material-verleih'],
  ['faq', 'gut-zu-wissen/fragen'],
];
