import { randomBytes } from 'node:crypto';
import type { PageState } from '@firn/shared-contracts/delivery';
import { containedHtml } from './contained-html.ts';
import type { DrawnExtension, FilledSlots } from './draw-extensions.ts';
import { tag } from './html.ts';

/** Another for each page view: content that holds a comment of the same form is no slot. */
export const createSlotMark = (): string => randomBytes(12).toString('hex');

const allOf = (filled: FilledSlots): readonly DrawnExtension[] => [...filled.values()].flat();

/** It has said that it has nothing to show here. */
const isEmpty = ({ result }: DrawnExtension): boolean => result?.html === '';

/** Those that the browser draws keep their place; where they need none, the slot's own content stays in sight. */
function elementOf(drawn: DrawnExtension): string {
  const { key, result, milliseconds, extension } = drawn;
  const keepsPlace = milliseconds !== null || (extension.height ?? 0) > 0;
  if (isEmpty(drawn) || !(result || keepsPlace)) return '';
  return `${tag('div', { 'data-extension': key })}${result ? containedHtml(result.html) : ''}</div>`;
}

/** The page's HTML with its extensions in the places that the region has marked. Marks of no slot go. */
export function placeExtensions(html: string, mark: string, filled: FilledSlots): string {
  return html.replaceAll(new RegExp(`<!--slot:${mark}:([a-z0-9-]+)-->`, 'g'), (_mark, name: string) =>
    (filled.get(name) ?? []).map(elementOf).join(''),
  );
}

/** The browser goes on from it; null where the server drew none. */
export function extensionStates(filled: FilledSlots): NonNullable<PageState['extensions']> | null {
  const states = allOf(filled).flatMap(({ key, release, result }) => {
    if (!result) return [];
    const state = { version: release.release.version, data: result.data };
    return [[key, result.html === '' ? { ...state, isEmpty: true as const } : state] as const];
  });
  return states.length > 0 ? Object.fromEntries(states) : null;
}

/** Keeps the height of those that the browser will draw, so that nothing moves when they come. */
export function reservedHeights(filled: FilledSlots): string {
  return allOf(filled)
    .filter(({ result, extension }) => result === null && (extension.height ?? 0) > 0)
    .map(({ key, extension }) => `[data-extension="${key}"]{min-height:${extension.height}px}`)
    .join('');
}

/** Those whose stylesheets the page needs before it shows. */
export const shownAtOnce = (filled: FilledSlots): readonly DrawnExtension[] =>
  allOf(filled).filter((one) => one.result !== null && !isEmpty(one));
