import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

export interface Command {
  readonly id:
    | 'bold'
    | 'italic'
    | 'heading'
    | 'subheading'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'link'
    | 'plain';
  readonly icon: ReactNode;
  /** Missing where there is nothing to be on. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Missing for the link, which asks for an address first. */
  readonly run?: (chain: ChainedCommands) => ChainedCommands;
}

const drawn = (path: string) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const COMMANDS: readonly Command[] = [
  {
    id: 'bold',
    icon: <b aria-hidden="true">F</b>,
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    id: 'italic',
    icon: <i aria-hidden="true">K</i>,
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    id: 'heading',
    icon: <span aria-hidden="true">T</span>,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    id: 'subheading',
    icon: <small aria-hidden="true">T</small>,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    id: 'bullets',
    icon: drawn('M3 5v0M3 10v0M3 15v0M8 5h9M8 10h9M8 15h9'),
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    icon: drawn('M2 4l1-1v5M8 5h9M8 10h9M8 15h9M2 12.5a1.2 1.2 0 1 1 2 1L2 16h2.5'),
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'quote',
    icon: drawn('M9 5L4 10l5 5M16 5l-5 5 5 5'),
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    id: 'link',
    icon: drawn('M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2'),
    isOn: (editor) => editor.isActive('link'),
  },
  {
    id: 'plain',
    icon: drawn('M4 5h10M9 5v10M13 13l4 4M17 13l-4 4'),
    run: (chain) => chain.unsetAllMarks().clearNodes(),
  },
];
