import { randomUUID } from 'node:crypto';
import { START_PAGE } from '@firn/shared-contracts/content';
import { contentKind, type PageRecord } from '../modules/contents/contents.repository.ts';
import { navigationEntryKind } from '../modules/navigation-entries/navigation-entries.repository.ts';
import type { SetupContext, SetupStep } from './setup-step.ts';
import { addStarter, starterListStep, starterStep } from './starter-list.ts';

interface DraftSeed {
  readonly slug: string;
  readonly title: string;
  /** Headings that the office writes below; each page says what belongs there. */
  readonly sections: readonly (readonly [heading: string, hint: string])[];
}

/** Drafts for the office to fill: the hints are no text of any company, and nobody reads them before they are published. */
const DRAFTS: readonly DraftSeed[] = [
  {
    slug: START_PAGE,
    title: 'Startseite',
    sections: [['Willkommen', 'Schreibe hier in zwei Sätzen, wohin und mit wem ihr geht.']],
  },
  {
    slug: 'uber-uns',
    title: 'Über uns',
    sections: [['Wer wir sind', 'Schreibe hier, wer ihr seid und wie ihr führt.']],
  },
  {
    slug: 'agb',
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      ['Anmeldung', 'Schreibe hier, wann ein Vertrag zustande kommt.'],
      ['Preise und Zahlung', 'Schreibe hier, was im Preis ist und bis wann er zu bezahlen ist.'],
      ['Annullierung', 'Schreibe hier, was eine Annullierung kostet.'],
      ['Absage und Programmänderung', 'Schreibe hier, wann ihr absagt und was Gäste dann erhalten.'],
      ['Versicherung und Haftung', 'Schreibe hier, wer wogegen versichert ist.'],
      ['Recht und Gerichtsstand', 'Schreibe hier, welches Recht gilt und wo der Gerichtsstand ist.'],
    ],
  },
  {
    slug: 'impressum',
    title: 'Impressum',
    sections: [['Betreiberin', 'Schreibe hier Name, Adresse, Kontakt und Mehrwertsteuernummer.']],
  },
  {
    slug: 'datenschutzerklarung',
    title: 'Datenschutzerklärung',
    sections: [
      ['Wer verantwortlich ist', 'Schreibe hier, an wen sich Gäste wenden.'],
      ['Welche Daten wir bearbeiten', 'Schreibe hier, welche Angaben ihr wofür braucht und wie lange.'],
      ['Deine Rechte', 'Schreibe hier, wie Gäste Auskunft und Löschung verlangen.'],
    ],
  },
];

const draftOf = ({ slug, title, sections }: DraftSeed): PageRecord => ({
  ...{ slug, title, metaDescription: '', metaKeywords: '', metaIndex: true, parent: null },
  blocks: sections.map(([heading, hint]) => ({
    id: randomUUID(),
    kind: 'text',
    data: { html: `<h2>${heading}</h2><p>${hint}</p>` },
  })),
});

const addDrafts = async (context: SetupContext): Promise<void> => {
  for (const draft of DRAFTS) await addStarter(context, contentKind, draftOf(draft));
};

const MENU = [
  { name: 'Touren und Kurse', slug: 'touren-und-kurse', url: '/agenda' },
  { name: 'Team', slug: 'team', url: '/team' },
].map((entry, position) => ({ ...entry, position, parent: null, public: true, content: null }));

export const PAGE_STEPS: readonly SetupStep[] = [
  starterStep(contentKind, addDrafts),
  starterListStep(navigationEntryKind, MENU),
];
