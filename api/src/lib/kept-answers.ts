/** A body as it was sent, whatever its media type. */
export type KeptBody = Buffer;

/** How long an answer may lag behind what other processes write (ms). */
const FRESH_MS = 1000;
/** The most answers kept at once, and the largest (bytes). */
const MOST_KEPT = 16;
const LARGEST = 2_000_000;

interface Kept {
  readonly body: KeptBody;
  readonly at: number;
}

/** The making of an answer: others who want the same wait for it. */
export interface Making {
  /** With null when there is nothing to keep. */
  end(body: KeptBody | null, now: Date): void;
}

/** Answers that are the same for everybody, kept for a moment and made by one request at a time. */
export interface KeptAnswers {
  /** The kept body, or the making of it, which is the caller's and has to be ended. */
  get(key: string, now: () => Date): Promise<KeptBody | Making>;
  /** After a write: what is kept, and what is being made, may be of before. */
  forget(): void;
}

export function keptAnswers(): KeptAnswers {
  let kept = new Map<string, Kept>();
  let underWay = new Map<string, Promise<KeptBody | null>>();

  function freshOf(key: string, now: Date): KeptBody | null {
    const known = kept.get(key);
    return known && now.getTime() - known.at < FRESH_MS ? known.body : null;
  }

  function keep(key: string, body: KeptBody, now: Date): void {
    if (body.length > LARGEST) return;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { body, at: now.getTime() });
  }

  function beginMaking(key: string): Making {
    const making = Promise.withResolvers<KeptBody | null>();
    const current = underWay;
    current.set(key, making.promise);
    return {
      end(body, now) {
        current.delete(key);
        if (body && current === underWay) keep(key, body, now);
        making.resolve(body);
      },
    };
  }

  return {
    async get(key, now) {
      for (;;) {
        const body = freshOf(key, now()) ?? (await underWay.get(key));
        if (body) return body;
        // Of several that waited for one that failed, the first tries it itself.
        if (!underWay.has(key)) return beginMaking(key);
      }
    },
    forget() {
      kept = new Map();
      underWay = new Map();
    },
  };
}
