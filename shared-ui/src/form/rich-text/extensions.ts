import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './links.ts';

/** What the editor can write, which is what `RICH_TEXT` allows; everything else of the kit is off by name. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedLink,
    },
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
];
