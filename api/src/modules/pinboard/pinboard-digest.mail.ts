import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { formatDays } from '../../lib/swiss-format.ts';
import { defineMailText, FIRST_NAME, type Letterhead, type WrittenMail, writeMail } from '../outbox/index.ts';

/** What is new on one pinboard. */
export interface DigestBoard {
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly posts: readonly Pick<PinboardPostResponse, 'author' | 'carSharing' | 'text'>[];
}

interface DigestFacts {
  readonly firstName: string;
  readonly boards: readonly DigestBoard[];
  readonly link: string;
  readonly company: Letterhead;
}

const MARKS = { offer: ' (bietet Plätze im Auto an)', search: ' (sucht einen Platz im Auto)' } as const;

const postText = ({ author, carSharing, text }: DigestBoard['posts'][number]): string =>
  `${author}${carSharing ? MARKS[carSharing] : ''}:\n${text}`;

const boardTexts = ({ title, start, end, posts }: DigestBoard): string[] => [
  `«${title}», ${formatDays(start, end)}`,
  ...posts.map(postText),
];

export const DIGEST_TEXT = defineMailText({
  key: 'pinboard_digest',
  title: 'Neu an der Pinnwand',
  sentWhen: 'Einmal am Tag, wenn auf den Pinnwänden von jemandem etwas Neues steht.',
  group: 'pinboard',
  placeholders: {
    vorname: FIRST_NAME,
    wo: { means: 'Wo etwas neu ist', sample: 'der Pinnwand: Skitour Piz Buin' },
  },
  defaults: {
    subject: 'Neu an {wo}',
    opening: 'Das ist seit gestern neu:',
    closing: 'Dein Firn-Team',
  },
});

/** The mail `pinboard_digest` (docs/domain/mails.md#pinboard): what is new in a day, in one mail. */
export function digestMail({ firstName, boards, link, company }: DigestFacts): WrittenMail {
  const [first] = boards;
  const where = boards.length === 1 ? `der Pinnwand: ${first?.title}` : `${boards.length} Pinnwänden`;
  return writeMail(DIGEST_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, wo: where },
    facts: boards.flatMap(boardTexts),
    link: { text: 'Zur Pinnwand', url: link },
    company,
  });
}
