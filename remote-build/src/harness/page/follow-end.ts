import { HARNESS_BUILDS } from './harness-base.ts';

/** Says when the harness has stopped. */
export function followEnd(say: (text: string) => void): void {
  const builds = new EventSource(HARNESS_BUILDS);
  builds.addEventListener('end', () => {
    builds.close();
    say('Die Vorschau ist beendet.');
  });
}
