import type { Company, PinboardPostResponse } from '@firn/shared-contracts/api';
import { formatDays } from '../../lib/swiss-format.ts';
import { type LetterText, writeLetter } from '../outbox/index.ts';

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
  readonly company: Company;
}

const MARKS = { offer: ' (bietet Plätze im Auto an)', search: ' (sucht einen Platz im Auto)' } as const;

const postText = ({ author, carSharing, text }: DigestBoard['posts'][number]): string =>
  `${author}${carSharing ? MARKS[carSharing] : ''}:\n${text}`;

const boardTexts = ({ title, start, end, posts }: DigestBoard): string[] => [
  `«${title}», ${formatDays(start, end)}`,
  ...posts.map(postText),
];

/** The mail `pinboard_digest` (docs/domain/mails.md#pinboard): what is new in a day, in one mail. */
export function digestMail({
  firstName,
  boards,
  link,
  company,
}: DigestFacts): LetterText & { subject: string } {
  const [first] = boards;
  const subject =
    boards.length === 1 ? `Neu an der Pinnwand: ${first?.title}` : `Neu an ${boards.length} Pinnwänden`;
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: ['Das ist seit gestern neu:', ...boards.flatMap(boardTexts)],
    link: { text: 'Zur Pinnwand', url: link },
    closing: ['Dein Firn-Team'],
    company,
  });
  return { subject, ...letter };
}
