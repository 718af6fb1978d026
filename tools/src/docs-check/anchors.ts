import { readFileSync } from 'node:fs';

const HEADING = /^#+ (.+)$/gm;

/** The name GitHub gives a heading as an anchor. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
}

/** Whether a Markdown file has a heading of this anchor. */
export function hasAnchor(path: string, anchor: string): boolean {
  return [...readFileSync(path, 'utf8').matchAll(HEADING)].some(
    ([, heading = '']) => anchorOf(heading) === anchor,
  );
}
