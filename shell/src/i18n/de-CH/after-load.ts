/** What a tab may have to say once its page is there; comes with that code. */
export const draft = {
  lost: 'Diese Seite musste erneuert werden. Was du eingegeben hast, konnten wir leider nicht übernehmen.',
} as const;
