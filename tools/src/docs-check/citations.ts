import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasAnchor } from './anchors.ts';

/**
 * References to documents older than the repository, in the style they were cited. Their rules are in docs/domain
 * now.
 */
const FOREIGN = [
  /\bdecisions? (?:D\d+|\d+\.\d+)/gi,
  /\(D\d+[a-z]?\b/g,
  /\bspike [A-H]\b/gi,
  /\b(?:design|spec(?:ification)?) sections? \d/gi,
];
const DOCUMENT = /(?<![\w./-])([\w./-]+\.md)(?:#([\w-]+))?/g;

/** Citations of documents that are not in the repository. */
export function foreignCitations(text: string): string[] {
  return FOREIGN.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ([citation]) => `«${citation}» is not in the repository: cite docs/domain or docs/adr`,
    ),
  );
}

/** Paths in code are relative to the root, such as `docs/domain/prices.md#vat`, to the file or to its workspace. */
export function citationProblems(root: string, file: string, text: string): string[] {
  const documents = [...text.matchAll(DOCUMENT)].flatMap(([citation, path = '', anchor]) => {
    const rooms = ['', dirname(file), file.split('/')[0] ?? ''];
    const found = rooms.map((room) => join(root, room, path)).find((candidate) => existsSync(candidate));
    if (!found) return [`the document ${path} does not exist`];
    return anchor && !hasAnchor(found, anchor) ? [`${citation} is no heading of that document`] : [];
  });
  return [...documents, ...foreignCitations(text)];
}
