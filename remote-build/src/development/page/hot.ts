import type { BuildNews } from '@firn/shared-contracts/delivery';
import { followBuilds } from './follow-builds.ts';

declare const FIRN_HOT_BUILD: { readonly remote: string; readonly events: string };
declare const __webpack_hash__: string;

interface Hot {
  status(): string;
  check(apply: boolean): Promise<unknown>;
}

const { remote, events } = FIRN_HOT_BUILD;
// Read as the bundler wants to find it.
const hot = (import.meta as unknown as { readonly webpackHot: Hot }).webpackHot;
/** Names the build that a reload was for, so that one that does not help is not repeated. */
const RELOADED_FOR = `firn-reloaded-for:${remote}`;

let wanted = __webpack_hash__;

function reload(): void {
  if (sessionStorage.getItem(RELOADED_FOR) === wanted) return;
  sessionStorage.setItem(RELOADED_FOR, wanted);
  window.location.reload();
}

/** Takes over what has changed, build by build; where a module cannot be replaced, by a reload of the page. */
async function update(): Promise<void> {
  if (hot.status() !== 'idle') return;
  try {
    while (wanted !== __webpack_hash__) {
      if (!(await hot.check(true))) return reload();
    }
  } catch {
    reload();
  }
}

followBuilds(events, (news: BuildNews) => {
  if (news.remote !== remote) return;
  wanted = news.hash;
  void update();
});
