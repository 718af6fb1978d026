import { LRUCache } from 'lru-cache';

/** A body as it was sent, whatever its media type. */
export type KeptBody = Buffer;

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
  readonly body: KeptBody;
  readonly revision: string;
  readonly at: number;
}

/** The making of an answer: others who want the same wait for it. */
export interface Making {
  /** With null when there is nothing to keep. */
  end(body: KeptBody | null, now: Date): void;
}

/** Answers that are the same for everybody, kept as long as nothing is written and made by one request at a time. */
export interface KeptAnswers {
  /** The kept body, or the making of it, which is the caller's and has to be ended. */
  get(key: AnswerKey, now: () => Date): Promise<KeptBody | Making>;
}

export function keptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  });
  const underWay = new Map<string, Promise<KeptBody | null>>();

  function freshOf({ address, revision }: AnswerKey, now: Date): KeptBody | null {
    const known = kept.get(address);
    const isFresh = known?.revision === revision && Math.abs(now.getTime() - known.at) < FRESH_MS;
    return isFresh ? known.body : null;
  }

  function beginMaking({ address, revision }: AnswerKey, name: string): Making {
    const making = Promise.withResolvers<KeptBody | null>();
    underWay.set(name, making.promise);
    return {
      end(body, now) {
        underWay.delete(name);
        if (body) kept.set(address, { body, revision, at: now.getTime() });
        making.resolve(body);
      },
    };
  }

  return {
    async get(key, now) {
      const name = `${key.revision} ${key.address}`;
      for (;;) {
        const body = freshOf(key, now()) ?? (await underWay.get(name));
        if (body) return body;
        // Of several that waited for one that failed, the first tries it itself.
        if (!underWay.has(name)) return beginMaking(key, name);
      }
    },
  };
}
