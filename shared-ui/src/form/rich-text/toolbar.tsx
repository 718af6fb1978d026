import { AllSelection } from '@tiptap/pm/state';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { RICH_TEXT_TEXTS } from '../field-texts.ts';
import { COMMANDS, type Command } from './commands.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './rich-text.module.css';
import type { LinkTarget } from './rich-text-props.ts';

interface ToolbarProps {
  readonly editor: Editor;
  /** Of the field. */
  readonly label: string;
  readonly disabled: boolean;
  readonly pages: readonly LinkTarget[] | undefined;
}

interface ToolProps {
  readonly title: string;
  readonly isOn: boolean | undefined;
  readonly isTabStop: boolean;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ title, isOn, isTabStop, disabled, onFocus, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={title}
      aria-label={title}
      aria-pressed={isOn}
      tabIndex={isTabStop ? 0 : -1}
      disabled={disabled}
      onFocus={onFocus}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Ctrl+A chooses the document itself, out of which ProseMirror lifts nothing; its text will do. */
function chainOver(editor: Editor): ChainedCommands {
  const { selection, doc } = editor.state;
  const chain = editor.chain().focus();
  return selection instanceof AllSelection
    ? chain.setTextSelection({ from: 0, to: doc.content.size })
    : chain;
}

const LINK: Command['id'] = 'link';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One tab stop; the arrow keys move between the buttons. */
function useRoving() {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    const tools = [...(bar.current?.querySelectorAll('button') ?? [])];
    if (steps === undefined || tools.length === 0) return;
    event.preventDefault();
    tools[(current + steps + tools.length) % tools.length]?.focus();
  };
  return { bar, press, current, setCurrent };
}

/** Real buttons that say whether they are on. */
export function Toolbar({ editor, label, disabled, pages }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const { bar, press, current, setCurrent } = useRoving();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => COMMANDS.map(({ isOn }) => isOn?.(now)),
  });
  const run = (command: Command) => {
    if (command.id === LINK) setLinking(!isLinking);
    else command.run?.(chainOver(editor)).run();
  };
  return (
    <>
      <div
        ref={bar}
        className={styles.toolbar}
        role="toolbar"
        aria-label={RICH_TEXT_TEXTS.toolbar(label)}
        onKeyDown={press}
      >
        {COMMANDS.map((command, index) => (
          <Tool
            key={command.id}
            title={RICH_TEXT_TEXTS[command.id]}
            isOn={on[index]}
            isTabStop={index === current}
            disabled={disabled}
            onFocus={() => setCurrent(index)}
            onClick={() => run(command)}
          >
            {command.icon}
          </Tool>
        ))}
      </div>
      {isLinking && <LinkRow editor={editor} pages={pages} onClose={() => setLinking(false)} />}
    </>
  );
}
