import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../mantine/button.ts';
import { NativeSelect } from '../../mantine/native-select.ts';
import { TextInput } from '../../mantine/text-input.ts';
import { RICH_TEXT_TEXTS } from '../field-texts.ts';
import { linkOf } from './links.ts';
import styles from './rich-text.module.css';
import type { LinkTarget } from './rich-text-props.ts';

interface LinkRowProps {
  readonly editor: Editor;
  readonly pages: readonly LinkTarget[] | undefined;
  readonly onClose: () => void;
}

/** Where a link leads: to a page that was chosen, or to an address that was typed. */
function useTarget(current: string, pages: readonly LinkTarget[]) {
  const isPage = pages.some(({ href }) => href === current);
  const [address, setAddress] = useState(isPage ? '' : current);
  const [page, setPage] = useState(isPage ? current : '');
  return {
    address,
    page,
    href: page || linkOf(address),
    /** A new link says this where no text is chosen. */
    text: pages.find(({ href }) => href === page)?.title ?? address.trim(),
    type: (typed: string) => {
      setAddress(typed);
      setPage('');
    },
    choose: (chosen: string) => {
      setPage(chosen);
      if (chosen) setAddress('');
    },
  };
}

const NO_PAGES: readonly LinkTarget[] = [];

/** Asks where the chosen text leads to. No form of its own: it stands within one. */
export function LinkRow({ editor, pages = NO_PAGES, onClose }: LinkRowProps) {
  const { href: linked } = editor.getAttributes('link');
  const current = typeof linked === 'string' ? linked : '';
  const { address, page, href, text, type, choose } = useTarget(current, pages);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    setWrong(href === null);
    if (href === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    if (hasText) chain.setLink({ href }).run();
    else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
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
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      {pages.length > 0 && (
        <NativeSelect
          label={RICH_TEXT_TEXTS.page}
          description={RICH_TEXT_TEXTS.pageHint}
          value={page}
          onChange={(event) => choose(event.currentTarget.value)}
          onKeyDown={press}
          data={[
            { value: '', label: RICH_TEXT_TEXTS.noPage },
            ...pages.map(({ href: value, title, address: at }) => ({ value, label: `${title} (${at})` })),
          ]}
        />
      )}
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
