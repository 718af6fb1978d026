import { addDays, type LocalDate, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type DueMail, type DueQuery, readLetterhead, remindedAmong } from '../outbox/index.ts';
import { authorName, roleOf } from './authors.domain.ts';
import { type DigestBoard, digestMail } from './pinboard-digest.mail.ts';
import { postsBetween, readersOf } from './pinboard-digest.read-model.ts';

/** The time in Zurich at which a day's mail goes out: its rule says so, and cannot be changed. */
const DIGEST_TIME = '18:00';
/** A worker that was away for a day makes up for it. */
const DAYS_BACK = [1, 0];

type Reader = Awaited<ReturnType<typeof readersOf>>['readers'][number];

interface Digest {
  readonly reader: Reader;
  readonly boards: DigestBoard[];
  /** Pages of the boards. */
  readonly pages: string[];
}

/** The digest of each reader, without what the reader has written. */
async function digestsOf(db: Db, day: LocalDate): Promise<Digest[]> {
  const until = zurichInstant(day, DIGEST_TIME);
  const posts = await postsBetween(db, zurichInstant(addDays(day, -1), DIGEST_TIME), until);
  const digests = new Map<string, Digest>();
  for (const [eventId, onBoard] of Map.groupBy(posts, ({ event }) => event.id)) {
    const { guides, readers } = await readersOf(db, eventId);
    for (const reader of readers) {
      const others = onBoard.filter(({ author }) => author.id !== reader.id);
      const [first] = others;
      if (!first) continue;
      const role = guides.has(reader.id) ? 'guide' : 'guest';
      const digest = digests.get(reader.id) ?? { reader, boards: [], pages: [] };
      digest.boards.push({
        ...first.event,
        posts: others.map(({ author, ...post }) => ({
          ...post,
          author: authorName(author, roleOf(author, guides), role),
        })),
      });
      digest.pages.push(role === 'guide' ? `/profil/tour/${eventId}#pinnwand` : '/profil');
      digests.set(reader.id, digest);
    }
  }
  return [...digests.values()];
}

/** The digests of a day, once it is over. */
async function dueOfDay(db: Db, day: LocalDate, { now, origin }: DueQuery): Promise<DueMail[]> {
  if (zurichInstant(day, DIGEST_TIME) > now) return [];
  return (await digestsOf(db, day)).map(({ reader, boards, pages }) => {
    const [page, ...others] = pages;
    const link = `${origin}${page && others.length === 0 ? page : '/profil'}`;
    const about = `${iri('users', reader.id)}/pinboard/${day}`;
    return {
      about,
      recipient: reader.email,
      event: boards.length === 1 ? (boards[0]?.title ?? null) : null,
      async write(at) {
        const mail = digestMail({ ...reader, boards, link, company: await readLetterhead(at) });
        return { ...mail, template: 'pinboard_digest', recipient: reader.email, about };
      },
    };
  });
}

/** Mails about new posts on pinboards, one a day for each reader (docs/domain/mails.md#pinboard). */
export async function dueDigests(db: Db, query: DueQuery): Promise<DueMail[]> {
  const { key, now, batch } = query;
  const due: DueMail[] = [];
  for (const days of DAYS_BACK) due.push(...(await dueOfDay(db, addDays(zurichDate(now), -days), query)));
  const sent = await remindedAmong(
    db,
    key,
    due.map(({ about }) => about),
  );
  return due.filter(({ about }) => !sent.has(about)).slice(0, batch ?? due.length);
}
