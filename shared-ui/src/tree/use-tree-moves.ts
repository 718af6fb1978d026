import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type Direction,
  type DropWhere,
  dropOn,
  isWithin,
  moveTo,
  rowsOf,
  stepFrom,
  type TreeNode,
  type TreePlace,
} from './tree.logic.ts';
import { TREE_TEXTS } from './tree-texts.ts';

interface TreeMovesInput {
  readonly given: readonly TreeNode[];
  readonly labelOf: (key: string) => string;
  /** Resolves once the given nodes are as they are stored. */
  readonly onMove: (key: string, place: TreePlace) => Promise<void>;
}

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const placeOf = (nodes: readonly TreeNode[], key: string) => rowsOf(nodes).find((row) => row.key === key);

/** Where a node stands by now; null where it stood before. */
function newPlaceOf(key: string, before: readonly TreeNode[], after: readonly TreeNode[]): TreePlace | null {
  const [old, now] = [placeOf(before, key), placeOf(after, key)];
  const isMoved = old?.parent !== now?.parent || old?.index !== now?.index;
  return now && isMoved ? { parent: now.parent, index: now.index } : null;
}

/** The browser forgets the focus of a row that React moves: the handle of `key` gets it back. */
function useKeptFocus(key: string | null, nodes: readonly TreeNode[]) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what moves the row.
  useLayoutEffect(() => {
    const handles = [...(list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])];
    if (key) handles.find(({ dataset }) => dataset.handle === key)?.focus();
  }, [key, nodes]);
  return list;
}

/** Moves nodes: what is in hand is shown at its new place, and written once it is put down. */
export function useTreeMoves({ given, labelOf, onMove }: TreeMovesInput) {
  const [draft, setDraft] = useState<readonly TreeNode[] | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const nodes = draft ?? given;
  const list = useKeptFocus(draft && focused, nodes);

  function say(tree: readonly TreeNode[], key: string, what: string): void {
    const row = placeOf(tree, key);
    if (!row) return;
    const where = row.parent === null ? TREE_TEXTS.top : TREE_TEXTS.below(labelOf(row.parent));
    setAnnouncement(TREE_TEXTS.said(labelOf(key), what, row.index, row.count, where));
  }

  async function putDown(key: string, tree: readonly TreeNode[]): Promise<void> {
    setLifted(null);
    say(tree, key, TREE_TEXTS.putDown);
    const place = newPlaceOf(key, given, tree);
    setDraft(place && tree);
    if (!place) return;
    setIsSaving(true);
    await onMove(key, place);
    setIsSaving(false);
    setDraft(null);
  }

  function putBack(key: string): void {
    setLifted(null);
    setDraft(null);
    say(given, key, TREE_TEXTS.putBack);
  }

  function step(key: string, direction: Direction): void {
    const place = stepFrom(nodes, key, direction);
    if (!place) return;
    const next = moveTo(nodes, key, place);
    setDraft(next);
    say(next, key, '');
  }

  function lift(key: string): void {
    setFocused(key);
    setLifted(key);
    say(nodes, key, TREE_TEXTS.lifted);
  }

  const press = (key: string) => (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted === key) void putDown(key, nodes);
      else if (!isSaving) lift(key);
    } else if (lifted === key && direction) {
      event.preventDefault();
      step(key, direction);
    } else if (lifted === key && event.key === 'Escape') {
      event.stopPropagation();
      putBack(key);
    }
  };

  return {
    nodes,
    list,
    lifted,
    isSaving,
    announcement,
    press,
    leave: (key: string) => {
      if (lifted === key) putBack(key);
    },
    mayTake: (key: string, target: string) => !isSaving && !isWithin(nodes, target, key),
    drop: (key: string, target: string, where: DropWhere) => {
      const place = dropOn(nodes, key, target, where);
      if (place && !isSaving) void putDown(key, moveTo(nodes, key, place));
    },
  };
}
