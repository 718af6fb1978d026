import type { ChromeData } from '@firn/shared-contracts/delivery';
import { LRUCache } from 'lru-cache';
import type { LiveSet } from '../live/live-set.ts';
import type { DataRevision } from './data-revision.ts';
import type { DrawnPage } from './drawn-page.ts';

/** How long a page is good while nothing is written (ms; docs/domain/queries.md#revision). */
const FRESH_MS = 15_000;

/** Names a page, besides the state of the data. */
export interface PageOrigin {
  readonly live: LiveSet;
  readonly chrome: Promise<ChromeData>;
  /** Path with search. */
  readonly url: string;
}

interface KeptPage {
  readonly chrome: ChromeData;
  readonly page: DrawnPage;
  readonly revision: string;
  readonly at: number;
}

/** Pages that are the same for everybody without a login, drawn once for each state of the data (docs/domain/queries.md#revision). */
export interface PageMemory {
  /** The page, of the memory or as it is drawn now. `isKept` says that its nonce and its token are those of another answer. */
  page(
    origin: PageOrigin,
    draw: () => Promise<DrawnPage>,
  ): Promise<{ readonly page: DrawnPage; readonly isKept: boolean }>;
}

export interface PageMemoryOptions {
  /** All pages together (bytes, counted as characters); 0 keeps none. */
  readonly bytes: number;
  readonly revision: DataRevision;
  now(): Date;
}

/** Whoever gets another live set gets another page: a number for each of them, which ends with it. */
function numbers(): (live: LiveSet) => number {
  const known = new WeakMap<LiveSet, number>();
  let last = 0;
  return (live) => {
    const number = known.get(live) ?? ++last;
    known.set(live, number);
    return number;
  };
}

const FORGETFUL: PageMemory = { page: async (_origin, draw) => ({ page: await draw(), isKept: false }) };

export function createPageMemory({ bytes, revision, now }: PageMemoryOptions): PageMemory {
  if (bytes === 0) return FORGETFUL;
  const numberOf = numbers();
  const kept = new LRUCache<string, KeptPage>({
    maxSize: bytes,
    maxEntrySize: Math.max(1, Math.floor(bytes / 4)),
    sizeCalculation: ({ page }, key) => page.html.length + key.length,
  });
  const underWay = new Map<string, Promise<DrawnPage>>();

  async function drawFirst(
    key: string,
    name: string,
    known: Omit<KeptPage, 'page' | 'at'>,
    draw: () => Promise<DrawnPage>,
  ): Promise<DrawnPage> {
    const drawing = draw();
    underWay.set(name, drawing);
    try {
      const page = await drawing;
      if (page.isWhole) kept.set(key, { ...known, page, at: now().getTime() });
      return page;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    async page(origin, draw) {
      const current = await revision();
      if (current === null) return FORGETFUL.page(origin, draw);
      const { live, url } = origin;
      const chrome = await origin.chrome;
      const key = `${numberOf(live)} ${url}`;
      const found = kept.get(key);
      const isFresh = found && Math.abs(now().getTime() - found.at) < FRESH_MS;
      if (isFresh && found.revision === current && found.chrome === chrome) {
        return { page: found.page, isKept: true };
      }
      const name = `${current} ${key}`;
      const drawing = underWay.get(name);
      const others = drawing && (await drawing.catch(() => null));
      if (others?.isWhole) return { page: others, isKept: true };
      if (drawing) return FORGETFUL.page(origin, draw);
      const known = { revision: current, chrome };
      return { page: await drawFirst(key, name, known, draw), isKept: false };
    },
  };
}
