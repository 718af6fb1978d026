import type { Tx } from '../../db/client.ts';
import { conflict } from '../../lib/problem.ts';
import { endQuestion, type Searches } from '../guide-assignments/index.ts';
import { advanceSearch, type Occasion } from './advance-search.ts';
import {
  findOpenSearch,
  isSettledFor,
  lockSearch,
  readList,
  type SearchRow,
  setSearch,
} from './guide-searches.repository.ts';

/** Takes back what nobody has answered, but the question to whoever said yes. */
export async function endQuestions(
  tx: Tx,
  { id }: SearchRow,
  {
    but,
    ...occasion
  }: Occasion & { readonly template: 'guide_settled' | 'guide_withdrawn'; readonly but: string | null },
): Promise<void> {
  for (const { guideId, assignmentId, assignment } of await readList(tx, id))
    if (assignmentId && assignment === 'asked' && guideId !== but)
      await endQuestion(tx, assignmentId, occasion);
}

const settled = () =>
  conflict(
    '/problems/guide-search-settled',
    'Für diesen Event hat schon jemand anderes zugesagt. Danke, dass du eingesprungen wärst.',
  );

/** The first yes settles the search of its event; without one the next guide is asked. */
export const guideSearches: Searches = {
  lock: async (tx, { eventId, guideId }) => {
    await lockSearch(tx, eventId, [guideId]);
  },
  requireUnsettled: async (tx, assignmentId) => {
    if (await isSettledFor(tx, assignmentId)) throw settled();
  },
  follow: async (tx, { eventId, guideId, to, origin, at }) => {
    const search = await findOpenSearch(tx, eventId);
    if (!search) return;
    const occasion = { origin, actor: null, at };
    if (to !== 'accepted') {
      await advanceSearch(tx, search, occasion);
      return;
    }
    await endQuestions(tx, search, { ...occasion, template: 'guide_settled', but: guideId });
    await setSearch(tx, search.id, { state: 'settled', settledById: guideId, closedAt: at });
  },
};
