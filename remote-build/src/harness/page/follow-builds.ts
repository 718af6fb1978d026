import type { HarnessBuild } from '../watch-harness.ts';
import { HARNESS_BASE } from './harness-base.ts';

/** Reloads the tab after every successful build, shows why one failed, and says when the harness has stopped. */
export function followBuilds(say: (text: string) => void): void {
  const builds = new EventSource(`${HARNESS_BASE}builds`);
  builds.addEventListener('build', ({ data }: MessageEvent<string>) => {
    const { failure } = JSON.parse(data) as HarnessBuild;
    if (failure === null) window.location.reload();
    else say(failure);
  });
  builds.addEventListener('end', () => {
    builds.close();
    say('Die Vorschau ist beendet.');
  });
}
