import { LRUCache } from 'lru-cache';

/** An answer as it was sent, whatever its media type. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** Its type, its tag and how long others may keep it. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How long an answer is good while nothing is written (ms): dates close and holds end by the clock alone
 * (docs/domain/queries.md#revision).
 */
const FRESH_MS = 15_000;
/** All kept bodies together, and the largest of them (bytes). */
const MOST_BYTES = 24_000_000;
const LARGEST = 2_000_000;

/** Names an answer: its address in whatever form it was asked for, and the state of the data. */
export interface AnswerKey {
  readonly address: string;
  readonly revision: string;
}

interface Kept {
  readonly answer: KeptAnswer;
  readonly revision: string;
  readonly at: number;
}

/** The making of an answer: others who want the same wait for it. */
export interface Making {
  /** With null when there is nothing to keep. */
  end(answer: KeptAnswer | null, now: Date): void;
}

/** Answers that are the same for everybody, kept as long as nothing is written and made by one request at a time. */
export interface KeptAnswers {
  /** The kept answer, or the making of it, which is the caller's and has to be ended. */
  get(key: AnswerKey, now: () => Date): Promise<KeptAnswer | Making>;
}

export function keptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ answer }, address) => answer.body.length + address.length,
  });
  const underWay = new Map<string, Promise<KeptAnswer | null>>();

  function freshOf({ address, revision }: AnswerKey, now: Date): KeptAnswer | null {
    const known = kept.get(address);
    const isFresh = known?.revision === revision && Math.abs(now.getTime() - known.at) < FRESH_MS;
    return isFresh ? known.answer : null;
  }

  function beginMaking({ address, revision }: AnswerKey, name: string): Making {
    const making = Promise.withResolvers<KeptAnswer | null>();
    underWay.set(name, making.promise);
    return {
      end(answer, now) {
        underWay.delete(name);
        if (answer) kept.set(address, { answer, revision, at: now.getTime() });
        making.resolve(answer);
      },
    };
  }

  return {
    async get(key, now) {
      const name = `${key.revision} ${key.address}`;
      for (;;) {
        const answer = freshOf(key, now()) ?? (await underWay.get(name));
        if (answer) return answer;
        // Of several that waited for one that failed, the first tries it itself.
        if (!underWay.has(name)) return beginMaking(key, name);
      }
    },
  };
}
