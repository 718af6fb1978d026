import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../mantine/button.ts';
import { TextInput } from '../../mantine/text-input.ts';
import { RICH_TEXT_TEXTS } from '../field-texts.ts';
import { linkOf } from './links.ts';
import styles from './rich-text.module.css';

interface LinkRowProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks where the chosen text leads to. No form of its own: it stands within one. */
export function LinkRow({ editor, onClose }: LinkRowProps) {
  const current = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const href = linkOf(address);
    setWrong(href === null);
    if (href === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    if (hasText) chain.setLink({ href }).run();
    else {
      const text = address.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    }
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      set();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={styles.linkRow}>
      <TextInput
        label={RICH_TEXT_TEXTS.address}
        description={RICH_TEXT_TEXTS.addressHint}
        error={isWrong && RICH_TEXT_TEXTS.addressWrong}
        autoComplete="off"
        data-autofocus
        ref={(input) => input?.focus()}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Button variant="default" onClick={set}>
        {RICH_TEXT_TEXTS.setLink}
      </Button>
      {current && (
        <Button variant="subtle" onClick={remove}>
          {RICH_TEXT_TEXTS.removeLink}
        </Button>
      )}
    </div>
  );
}
