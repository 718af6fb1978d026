import { EVERYBODY, NOBODY_BELOW_ADMIN, PUBLIC, WRITTEN_BY_OFFICE } from './cells.ts';

/** The rows of what the office writes for the site. */
export const SITE_MATRIX = {
  contents: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
    transition: NOBODY_BELOW_ADMIN,
    move: NOBODY_BELOW_ADMIN,
    /** Versions, and what is in the bin. */
    restore: NOBODY_BELOW_ADMIN,
    versions: NOBODY_BELOW_ADMIN,
    share: NOBODY_BELOW_ADMIN,
  },
  content_tree: { read: NOBODY_BELOW_ADMIN },
  content_faults: { read: NOBODY_BELOW_ADMIN },
  /** Whoever holds a signed link reads the draft of its page. */
  content_previews: { read: PUBLIC },
  content_redirects: { read: PUBLIC },
  navigation_entries: { read: EVERYBODY, ...WRITTEN_BY_OFFICE },
  extended_media_objects: {
    read: EVERYBODY,
    usages: NOBODY_BELOW_ADMIN,
    ...WRITTEN_BY_OFFICE,
  },
  site_search: { read: PUBLIC },
} as const;
