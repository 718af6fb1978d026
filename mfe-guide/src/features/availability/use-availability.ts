import { useShell, useTypedText, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, resource } from '@firn/shared-ui/resource';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { bodyOf, type Changes, isUnchanged } from './availability.logic.ts';
import { firstOf, lastOf, type Month } from './month.logic.ts';
import { createSaver, type Saver } from './saver.ts';

const availabilities = resource('guide_availabilities');

/** Keeps what could not be saved in the tab, and says it again on return. */
function useKept(key: string, saver: Saver, unsaved: Changes, isReady: boolean) {
  const { drafts } = useShell();
  useEffect(() => {
    if (!isReady) return;
    const kept = drafts.load(key);
    drafts.remove(key);
    if (kept) saver.say(kept as Changes);
  }, [drafts, key, saver, isReady]);
  useEffect(() => {
    if (!isReady) return;
    if (isUnchanged(unsaved)) drafts.remove(key);
    else drafts.save(key, unsaved);
  }, [drafts, key, unsaved, isReady]);
}

/** What is stored of a guide's month, what was said on this page, and how it is saved. `id` is the guide's. */
export function useAvailability(id: string, month: Month) {
  const { api } = useShell();
  const client = useQueryClient();
  const queryKey = availabilities.keys.item(id);
  const query = useQuery({
    queryKey: [...queryKey, month],
    queryFn: ({ signal }) =>
      availabilities.read(api, id, { signal, query: { from: firstOf(month), to: lastOf(month) } }),
    placeholderData: keepPreviousData,
    // A month that is shown again must not show what it was before something was said.
    gcTime: 0,
  });
  const version = useRef(0);
  useEffect(() => {
    if (query.data) version.current = Math.max(version.current, query.data.version);
  }, [query.data]);
  const saver = useMemo(
    () =>
      createSaver(async (changes: Changes) => {
        const stored = { '@id': `${availabilities.path}/${id}`, version: version.current };
        try {
          const answer = await whileSending(availabilities.patch(api, stored, bodyOf(changes)));
          version.current = answer.version;
        } catch (error) {
          const outcome = outcomeOf<{ readonly version: number }>(error);
          if (outcome.kind === 'stale') {
            version.current = outcome.current.version;
            void client.invalidateQueries({ queryKey: availabilities.keys.item(id) });
          }
          throw error;
        }
      }),
    [api, client, id],
  );
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  useTypedText(!isUnchanged(state.unsaved));
  useKept(`availability:${id}`, saver, state.unsaved, query.isSuccess);
  return { query, saver, state };
}
