import { addDays, type LocalDate, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readLetterhead, remindOnce } from '../outbox/index.ts';
import { authorName, roleOf } from './authors.domain.ts';
import { type DigestBoard, digestMail } from './pinboard-digest.mail.ts';
import { postsBetween, readersOf } from './pinboard-digest.read-model.ts';

/** When a day's mail goes out, in Zurich. */
const DIGEST_TIME = '18:00';
/** A worker that was away for a day makes up for it. */
const DAYS_BACK = [1, 0];

interface DigestDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

type Reader = Awaited<ReturnType<typeof readersOf>>['readers'][number];

interface Digest {
  readonly reader: Reader;
  readonly boards: DigestBoard[];
  /** Pages of the boards. */
  readonly pages: string[];
}

/** What each reader has not written, by reader. */
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

async function sendDay({ db, clock, origin }: DigestDeps, day: LocalDate): Promise<number> {
  const now = clock();
  if (zurichInstant(day, DIGEST_TIME) > now) return 0;
  const company = await readLetterhead(db);
  let sent = 0;
  for (const { reader, boards, pages } of await digestsOf(db, day)) {
    const [page, ...others] = pages;
    const link = `${origin}${page && others.length === 0 ? page : '/profil'}`;
    const about = `${iri('users', reader.id)}/pinboard/${day}`;
    const template = 'pinboard_digest';
    const mail = {
      ...digestMail({ ...reader, boards, link, company }),
      template,
      recipient: reader.email,
      about,
    };
    const isNew = await db.transaction((tx) => remindOnce(tx, { template, about }, [mail], now));
    if (isNew) sent += 1;
  }
  return sent;
}

/**
 * Mails what is new on pinboards, one mail a day for each reader (docs/domain/mails.md#pinboard). Several workers may
 * run this at once, and any may die. Returns the number of mails.
 */
export async function sendDigests(deps: DigestDeps): Promise<number> {
  const today = zurichDate(deps.clock());
  let sent = 0;
  for (const days of DAYS_BACK) sent += await sendDay(deps, addDays(today, -days));
  return sent;
}
