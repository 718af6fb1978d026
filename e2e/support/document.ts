import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const FOLDER = 'docs/how-to';
/** Headings and fenced blocks, in their order. */
const PART = /^## (.+)$|^( *)```(\w*)([^\n]*)\n([\s\S]*?)^ *```$/gm;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)"|=(\S+))?/g;

/**
 * A block of a how-to, and what is to be done with it, as the words behind its language say:
 *
 * - `sh` is run, by the team; `as=operator` by an operator, `in=checkout` in this checkout, `background` until the end,
 *   `fails` must fail;
 * - `file=PATH` is written into that file;
 * - `output` is part of what the block before has printed;
 * - `not-run="why"` is for people only.
 */
export interface Block {
  readonly language: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** The heading it stands under. */
  readonly section: string;
}

/** Names of the pages, without `.md`. */
export const HOW_TOS = readdirSync(join(ROOT, FOLDER)).flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []);

export function blocksOf(page: string): Block[] {
  let section = '';
  const source = readFileSync(join(ROOT, FOLDER, `${page}.md`), 'utf8');
  return [...source.matchAll(PART)].flatMap(
    ([, heading, indent = '', language = '', words = '', text = '']) => {
      if (heading !== undefined) {
        section = heading;
        return [];
      }
      const attributes = [...words.matchAll(ATTRIBUTE)].map(([, name = '', quoted, plain]) => [
        name,
        quoted ?? plain ?? '',
      ]);
      const lines = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return [{ language, attributes: Object.fromEntries(attributes), text: lines, section }];
    },
  );
}

/** Whether anything is done with a block. */
export function isRun({ language, attributes }: Block): boolean {
  const isKnown = language === 'sh' || 'file' in attributes || 'output' in attributes;
  return isKnown && !('not-run' in attributes);
}
