import type { BuildNews } from '@firn/shared-contracts/delivery';
import { showProblems } from './show-problems.ts';

type Listener = (news: BuildNews) => void;

interface Following {
  readonly listeners: Set<Listener>;
  /** The last of each remote, for builds that the tab loads later. */
  readonly last: Map<string, BuildNews>;
}

/** Listens while the tab is seen: a browser opens six connections to an address, for all of its tabs. */
function listenWhileSeen(events: string, tell: Listener): void {
  let source: EventSource | null = null;
  const look = () => {
    if (document.hidden) {
      source?.close();
      source = null;
      return;
    }
    // It is told at once of the last build of each.
    source ??= new EventSource(events);
    source.addEventListener('build', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as BuildNews));
  };
  document.addEventListener('visibilitychange', look);
  look();
}

function begin(events: string): Following {
  const following: Following = { listeners: new Set(), last: new Map() };
  listenWhileSeen(events, (news) => {
    following.last.set(news.remote, news);
    showProblems([...following.last.values()]);
    for (const listener of following.listeners) listener(news);
  });
  return following;
}

/** Calls back with each build of any remote. The builds of a tab share one stream. */
export function followBuilds(events: string, listener: Listener): void {
  const tab = globalThis as { firnBuilds?: Following };
  tab.firnBuilds ??= begin(events);
  tab.firnBuilds.listeners.add(listener);
  for (const news of tab.firnBuilds.last.values()) listener(news);
}
